import type { Locator, Page } from 'playwright';

/** A picture of the manual: what is done before it is taken, and what of the page it shows. */
export interface Picture {
  /** Where it begins. */
  readonly address: string;
  /** Whether a user is signed in; yes when not given. */
  readonly isSignedIn?: boolean;
  /** Brings the page to what is to be seen. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What is to be seen; the whole window when not given. */
  readonly of?: (page: Page) => Locator;
  /** Height of the window in pixels; 800 when not given. */
  readonly height?: number;
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const cell = (page: Page, column: string, line: number) =>
  page.getByRole('textbox', { name: `${column} Lijn ${line}`, exact: true });

const showsLink = (name: RegExp) => (page: Page) =>
  page.getByRole('link', { name }).first().waitFor();
const showsText = (text: RegExp) => (page: Page) => page.getByText(text).first().waitFor();
const showsTotal = showsText(/^Totaal: /);
const pressFirst = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

const newInvoice = '/toevoegen/verkopen/factuur';

async function pickCustomer(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /^Klant/ }).fill('Naessens');
  await page
    .getByRole('option', { name: /^Afbraakwerken Naessens/ })
    .first()
    .click();
}

const lines = [
  ['Plaatsing van de toonbank', '2', '185'],
  ['Verplaatsing', '1', '45'],
  ['Koffiebekers, per doos', '12', '8,75'],
] as const;

async function typeLines(page: Page): Promise<void> {
  for (const [index, [description, quantity, price]] of lines.entries()) {
    const line = index + 1;
    if (index > 0) await button(page, 'Lijn toevoegen').click();
    await cell(page, 'Omschrijving', line).fill(description);
    await cell(page, 'Aantal', line).fill(quantity);
    await cell(page, 'Prijs', line).fill(price);
    await cell(page, 'Prijs', line).press('Tab');
  }
}

async function openFilled(page: Page): Promise<void> {
  await pickCustomer(page);
  await typeLines(page);
}

/** Pastes as a spreadsheet copies: columns between tabs, rows between line breaks. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const given = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', given));
  }, text);
}

/** Calls the server as the signed-in user, beside the app: reads, or writes a change. */
function call(page: Page, path: string, change?: object): Promise<unknown> {
  return page.evaluate(
    async ([address, body]) => {
      const user = JSON.parse(localStorage.getItem('currentUser') ?? '{}') as {
        token: { access_token: string };
      };
      const headers = {
        authorization: `Bearer ${user.token.access_token}`,
        'content-type': 'application/json',
      };
      const answer = await fetch(address, { headers, ...(body && { method: 'PUT', body }) });
      return (await answer.json()) as unknown;
    },
    [`/api/v1/auth/${path}`, change && JSON.stringify(change)] as const,
  );
}

/** Saves something else of the same group, as a colleague would. */
async function saveAsColleague(page: Page): Promise<void> {
  await call(page, 'klantengroep/1', {
    GroepNaam: 'Algemeen',
    KortingsPercentage: 4,
    Notities: '',
  });
}

/** Takes the city away from the first businesses, whose e-invoices that stops. */
async function emptyCity(page: Page): Promise<void> {
  const { klanten } = (await call(page, 'klanten?page=1&per_page=50&q=')) as {
    klanten: { data: { Klantnummer: string; Btwnummer: string }[] };
  };
  const businesses = klanten.data.filter(({ Btwnummer }) => Btwnummer.startsWith('BE'));
  for (const { Klantnummer } of businesses.slice(0, 3)) {
    const { klant } = (await call(page, `klanten/${Klantnummer}`)) as { klant: object };
    await call(page, `klanten/${Klantnummer}`, { ...klant, Plaats: '' });
  }
}

/** The pictures by name; each is the file `docs/handleiding/pictures/<name>.webp`. */
export const pictures: Readonly<Record<string, Picture>> = {
  login: { address: '/login', isSignedIn: false, height: 560 },
  klanten: { address: '/klanten?q=bakker', prepare: showsTotal },
  'nieuwe-klant': {
    address: '/toevoegen/klanten',
    prepare: async (page) => {
      await page.getByRole('combobox', { name: /^Klantgroep/ }).selectOption({ index: 1 });
      await field(page, 'Btwnummer').fill('BE0403199702');
      await button(page, 'Get VAT').click();
      await page.getByText('De gegevens uit de btw-databank zijn ingevuld.').waitFor();
    },
  },
  'klant-facturen': {
    address: '/klanten/1011?tab=facturen',
    prepare: showsLink(/^\d{11}$/),
    of: main,
  },
  groep: { address: '/groepen/klanten/1', prepare: showsLink(/^\d{4}$/), height: 700 },
  offertes: { address: '/verkopen/offertes', prepare: showsTotal },
  factuur: { address: newInvoice, prepare: openFilled, of: main, height: 1300 },
  'klant-zoeken': {
    address: newInvoice,
    prepare: async (page) => {
      await page.getByRole('combobox', { name: /^Klant/ }).fill('Bakkerij');
      await page.getByRole('listbox').getByRole('option').nth(1).waitFor();
    },
    height: 640,
  },
  artikel: {
    address: newInvoice,
    prepare: async (page) => {
      await pickCustomer(page);
      await cell(page, 'Omschrijving', 1).focus();
      await page.keyboard.type('brochure');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
    of: main,
    height: 980,
  },
  plakken: {
    address: newInvoice,
    prepare: async (page) => {
      await cell(page, 'Omschrijving', 1).focus();
      await paste(page, 'Plaatsing\tDienst\t2\t45,50\nVerplaatsing\tDienst\t1\t€ 1.030,00\n');
      await dialog(page).waitFor();
    },
    of: dialog,
  },
  'btw-aanpassen': {
    address: newInvoice,
    prepare: async (page) => {
      await openFilled(page);
      await page.getByRole('combobox', { name: /^Typetelling/ }).selectOption('V');
      await question(page).waitFor();
    },
    of: question,
  },
  'waarom-dit-bedrag': {
    address: newInvoice,
    prepare: async (page) => {
      await openFilled(page);
      await page.getByRole('button', { name: 'Waarom dit bedrag? Totaal Incl.' }).press('Enter');
      await dialog(page).waitFor();
    },
    of: dialog,
  },
  'naar-totaal': {
    address: newInvoice,
    prepare: async (page) => {
      await openFilled(page);
      await button(page, 'Naar totaal rekenen').press('Enter');
      await field(page, /^Gewenst bedrag/).fill('600');
      await field(page, /^Gewenst bedrag/).press('Tab');
      await page.getByRole('row', { name: /^Nu/ }).waitFor();
    },
    of: dialog,
  },
  marges: {
    address: newInvoice,
    prepare: async (page) => {
      await openFilled(page);
      await page.getByRole('switch', { name: 'Marges tonen' }).press('Space');
      await page.getByText('Marge %').last().waitFor();
    },
    of: (page) => main(page).getByRole('table').first(),
    height: 1100,
  },
  'fout-in-lijn': {
    address: newInvoice,
    prepare: async (page) => {
      await openFilled(page);
      await cell(page, 'Aantal', 2).fill('drie');
      await cell(page, 'Aantal', 2).press('Tab');
      await page.keyboard.press('Control+s');
      await page.getByRole('region', { name: 'Meldingen' }).getByText('Details').waitFor();
    },
    height: 1060,
  },
  pdf: {
    address: '/verkopen/facturen',
    prepare: async (page) => {
      await pressFirst(page, /^PDF van/);
      await page.getByRole('menuitem', { name: /^Bekijken/ }).waitFor();
    },
    height: 640,
  },
  vervaldagen: { address: '/vervaldagen', prepare: showsText(/^Totaal: |Pagina 1 van/) },
  betaling: {
    address: '/vervaldagen',
    prepare: async (page) => {
      await pressFirst(page, /^Betaling/);
      await field(page, 'Bedrag').waitFor();
    },
    of: dialog,
  },
  'periodieke-facturen': { address: '/verkopen/periodiekefacturen', prepare: showsTotal },
  concept: {
    address: '/groepen/klanten/1',
    prepare: async (page) => {
      await field(page, 'Notities').fill('Levering voor 10 uur.');
      await field(page, 'Notities').press('Tab');
      await page.reload();
      await button(page, 'Terugzetten').waitFor();
    },
    height: 700,
    of: main,
  },
  weggaan: {
    address: '/groepen/klanten/1',
    prepare: async (page) => {
      await field(page, 'Notities').fill('Levering voor 10 uur.');
      await field(page, 'Notities').press('Tab');
      await page.getByRole('link', { name: 'Vervaldagen' }).click();
      await question(page).waitFor();
    },
    of: question,
  },
  conflict: {
    address: '/groepen/klanten/1',
    prepare: async (page) => {
      await field(page, 'Notities').fill('Levering voor 10 uur.');
      await saveAsColleague(page);
      await page.keyboard.press('Control+s');
      await dialog(page).waitFor();
    },
    of: dialog,
  },
  'e-factuur': {
    address: '/verkopen/facturen?q=Tandarts',
    prepare: async (page) => {
      await main(page).getByRole('row').nth(1).getByRole('link').first().click();
      await button(page, 'E-factuur').click();
      await button(page, 'XML bekijken').waitFor();
    },
    of: dialog,
  },
  'nog-te-versturen': {
    address: '/verkopen/facturen',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Nog te versturen/ }).click();
      await page.getByRole('checkbox').first().waitFor();
    },
    of: dialog,
    height: 560,
  },
  toetsen: {
    address: '/klanten',
    prepare: async (page) => {
      await showsTotal(page);
      await page.keyboard.press('F1');
      await dialog(page).waitFor();
    },
  },
  'klanten-zonder-e-factuur': {
    address: '/verkopen/facturen',
    prepare: async (page) => {
      await emptyCity(page);
      await page.getByRole('button', { name: /^Klanten die nog geen/ }).click();
      await dialog(page).getByRole('row').nth(1).waitFor();
    },
    of: dialog,
    height: 560,
  },
};
