import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppShell } from '../../components/AppShell/AppShell.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LoadMore } from '../../components/LoadMore/LoadMore.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { Paginator } from '../../components/Paginator/Paginator.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { toast } from '../../components/Toasts/toast.ts';
import { Toasts } from '../../components/Toasts/Toasts.tsx';
import { ExampleGrid } from '../../testing/ExampleGrid.tsx';
import { exampleLines } from '../../testing/exampleLines.ts';
import { exampleColumns, exampleRows, type ExampleRow } from '../../testing/exampleRows.ts';
import { find } from '../../testing/find.ts';
import { isShown, emulatePrint, emulateScreen } from '../../testing/print.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { SortedTable } from '../../testing/SortedTable.tsx';

afterEach(async () => {
  toast.clear();
  await emulateScreen();
  await page.viewport(1280, 800);
});

const rowKey = (row: ExampleRow) => row.number;
const nothing = () => undefined;
const all = (place: ParentNode, selector: string) => [...place.querySelectorAll(selector)];
const shown = (place: ParentNode, selector: string) => all(place, selector).filter(isShown);
const style = (place: ParentNode, selector: string) => getComputedStyle(find(place, selector));

function ListScreen({ search = '' }: { search?: string }) {
  return (
    <>
      <AppShell
        brand="Facturatie"
        navigation={[{ label: 'Klanten', href: '/klanten' }]}
        account={[{ label: 'Uitloggen', href: '/uitloggen' }]}
        footer="Facturatie, © 2023"
      >
        <Page
          title="Klanten"
          actions={
            <>
              <Button>Exporteer</Button>
              <ButtonLink href="/klanten/toevoegen">Toevoegen</ButtonLink>
            </>
          }
        >
          <SearchField label="Zoek" value={search} onSearch={nothing} />
          <SortedTable
            rows={exampleRows(12)}
            sort={{ key: 'name', direction: 'ascending' }}
            rowActions={rowActions}
          />
          <Paginator
            page={3}
            lastPage={12}
            hrefFor={String}
            total="118 klanten"
            pageSize={10}
            onPageSizeChange={nothing}
          />
          <LoadMore shown={12} total={118} isComplete={false} onLoad={async () => undefined} />
        </Page>
      </AppShell>
      <Toasts />
    </>
  );
}
const rowActions = () => <IconButton label="Bewerk" icon="edit" />;

describe('a printed screen', () => {
  test('contains titles, text, rows and the position in the list', async () => {
    const place = await showInPage(<ListScreen search="peeters" />);
    await emulatePrint();
    expect(isShown(find(place, 'h1'))).toBe(true);
    expect(shown(place, 'tbody tr')).toHaveLength(12);
    // Of a header that sorts the words are content, and which way it sorts; that it could is none.
    expect(shown(place, 'thead th')).toHaveLength(exampleColumns.length);
    const buttons = all(place, 'thead button').map((button) => getComputedStyle(button).display);
    expect(buttons).toEqual(['contents', 'contents', 'contents']);
    expect(shown(place, 'thead svg')).toHaveLength(1);
    for (const words of ['118 klanten', 'Pagina 3 van 12', '12 van 118'])
      expect(isShown(page.getByText(words).element())).toBe(true);
    expect(isShown(page.getByRole('searchbox').element())).toBe(true);
  });

  test('leaves out buttons, links and the shell', async () => {
    await showInPage(<ListScreen />);
    toast.error({ title: 'De klant is niet opgeslagen' }, { timeout: null });
    const message = page.getByText('De klant is niet opgeslagen').first();
    await expect.element(message).toBeVisible();
    const hideInPrint = [
      'header',
      'nav',
      'footer',
      'a[href$="-main"]',
      'a[href="/klanten/toevoegen"]',
      'button[aria-label="Bewerk"]',
      'select',
      'input[type="search"]',
      'section[tabindex="-1"]',
    ];
    expect(hideInPrint.filter((selector) => shown(document, selector).length === 0)).toEqual([]);
    await emulatePrint();
    expect(hideInPrint.filter((selector) => shown(document, selector).length > 0)).toEqual([]);
    expect(shown(document, 'button')).toEqual([]);
  });

  test('leaves out overlays', async () => {
    await showInPage(
      <Popover trigger={<Button>Filter</Button>} title="Filter">
        Alles
      </Popover>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Filter' }));
    const panel = page.getByRole('dialog').element();
    expect(isShown(panel)).toBe(true);
    await emulatePrint();
    expect(isShown(panel)).toBe(false);
  });

  test('has the margins of the sheet and not those of the screen', async () => {
    const place = await showInPage(<ListScreen />);
    await page.viewport(700, 1000);
    await emulatePrint();
    const title = find(place, 'h1').getBoundingClientRect();
    const table = find(place, 'table').getBoundingClientRect();
    expect(title.left).toBe(0);
    expect([table.left, table.right]).toEqual([0, 700]);
    expect(document.documentElement.scrollWidth).toBe(700);
  });

  test('is light and spares ink, whatever the screen is', async () => {
    const content = (
      <main>
        <StatusBadge tone="critical">Vervallen</StatusBadge>
        <section data-color-scheme="dark">Donker</section>
      </main>
    );
    const colours = (place: HTMLElement) => [
      getComputedStyle(document.body).color,
      style(place, 'main > span').color,
      style(place, 'section').color,
    ];
    const scheme = () => document.documentElement.dataset['colorScheme'];
    const light = await showInPage(content, { colorScheme: 'light' });
    await expect.poll(scheme).toBe('light');
    const [text, critical] = colours(light);
    const dark = await showInPage(content, { colorScheme: 'dark' });
    await expect.poll(scheme).toBe('dark');
    expect(getComputedStyle(document.body).color).not.toBe(text);
    await emulatePrint();
    expect(colours(dark)).toEqual([text, critical, text]);
    expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)');
    expect(style(dark, 'main > span').backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await showInPage(null);
    await expect.poll(scheme).toBeUndefined();
  });

  test('prints no address of a link, no hint of a field, and no focus', async () => {
    const place = await showInPage(
      <>
        <style>{'@media print { a[href]::after { content: attr(href) } }'}</style>
        <Link href="/klanten/10234">Bakkerij</Link>
        <TextField label="Naam" placeholder="Jan" />
      </>,
    );
    await userEvent.tab();
    expect(style(place, 'a').outlineStyle).toBe('solid');
    await emulatePrint();
    expect(getComputedStyle(find(place, 'a'), '::after').content).toBe('none');
    expect(getComputedStyle(find(place, 'input'), '::placeholder').color).toBe('rgba(0, 0, 0, 0)');
    expect(style(place, 'a').outlineStyle).toBe('none');
  });

  test('has of tabs the open one, with its name', async () => {
    const tabs = ['Gegevens', 'Notities'].map((label) => ({ key: label, label, content: label }));
    const place = await showInPage(<Tabs label="Klant" tabs={tabs} />);
    await emulatePrint();
    expect(shown(place, '[role="tab"]').map((tab) => tab.textContent)).toEqual(['Gegevens']);
    expect(shown(place, '[role="tabpanel"]')).toHaveLength(1);
  });
});

describe('a printed table', () => {
  const whole = (
    <DataTable
      caption="Klanten"
      columns={exampleColumns}
      rows={exampleRows(30)}
      rowKey={rowKey}
      rowHref={rowKey}
    />
  );

  test.each([
    ['a wide sheet', 1000],
    ['a narrow sheet', 320],
  ])('is a table on %s, its head on every sheet, no row in two', async (_, width) => {
    await page.viewport(width, 800);
    const place = await showInPage(whole);
    await emulatePrint();
    expect(style(place, 'table').display).toBe('table');
    expect(style(place, 'thead').display).toBe('table-header-group');
    expect(style(place, 'thead').position).toBe('static');
    expect(style(place, 'thead th').position).toBe('static');
    expect(style(place, 'tbody tr').display).toBe('table-row');
    expect(style(place, 'tbody tr').breakInside).toBe('avoid');
    expect(style(place, 'tbody td').display).toBe('table-cell');
    // On the telephone from which it is printed, cells have the labels of cards.
    const label = getComputedStyle(find(place, 'tbody td'), '::before');
    expect([label.content, label.display]).toContain('none');
  });

  test('is whole where the screen shows a part of it that scrolls', async () => {
    const place = await showInPage(<div style={{ inlineSize: '45rem' }}>{whole}</div>);
    await expect.element(page.getByRole('region', { name: 'Klanten' })).toBeVisible();
    const region = find(place, '[role="region"]');
    expect(region.clientHeight).toBeLessThan(region.scrollHeight);
    await emulatePrint();
    expect(getComputedStyle(region).overflow).toBe('visible');
    expect(region.clientHeight).toBe(region.scrollHeight);
    expect(find(place, 'table').offsetWidth).toBeLessThanOrEqual(region.clientWidth);
  });

  test('of lines to type in is a table too, with every line and without its buttons', async () => {
    await page.viewport(320, 800);
    const place = await showInPage(<ExampleGrid lines={exampleLines(60)} />);
    await emulatePrint();
    expect(style(place, 'table').display).toBe('table');
    expect(style(place, 'thead').display).toBe('table-header-group');
    expect(style(place, 'thead').position).toBe('static');
    expect(all(place, 'tbody tr')).toHaveLength(60);
    for (const chunk of all(place, 'tbody')) {
      expect(getComputedStyle(chunk).contentVisibility).toBe('visible');
      expect(getComputedStyle(chunk).display).toBe('table-row-group');
    }
    for (const row of all(place, 'tbody tr')) {
      expect(getComputedStyle(row).contentVisibility).toBe('visible');
      expect(getComputedStyle(row).contain).toBe('none');
      expect(getComputedStyle(row).display).toBe('table-row');
    }
    expect(shown(place, 'button')).toEqual([]);
    const [firstLine] = all(place, 'tbody tr');
    expect(shown(place, 'thead th')).toHaveLength(
      [...(firstLine?.children ?? [])].filter(isShown).length,
    );
  });
});

describe('a printed dialog', () => {
  function Dialogs() {
    const [isAddressOpen, setIsAddressOpen] = useState(false);
    return (
      <>
        <h1>Klanten</h1>
        <Modal title="Klant" isOpen onClose={nothing} renderFooter={() => <Button>Bewaar</Button>}>
          <p>Bakkerij De Smet</p>
          <Button onPress={() => setIsAddressOpen(true)}>Open het adres</Button>
          <Modal title="Adres" isOpen={isAddressOpen} onClose={nothing}>
            Kerkstraat 12
          </Modal>
        </Modal>
      </>
    );
  }

  test('is what is printed, whole, without the page and the dialogs below it', async () => {
    const place = await showInPage(<Dialogs />);
    const customer = page.getByText('Bakkerij De Smet').element();
    await emulatePrint();
    expect(isShown(customer)).toBe(true);
    expect(isShown(find(place, 'h1'))).toBe(false);
    expect(shown(document, 'button')).toEqual([]);
    await emulateScreen();
    await userEvent.click(page.getByRole('button', { name: 'Open het adres' }));
    const address = page.getByText('Kerkstraat 12').element();
    await emulatePrint();
    expect(isShown(address)).toBe(true);
    expect(isShown(customer)).toBe(false);
    expect(isShown(find(place, 'h1'))).toBe(false);
    expect(shown(document, 'button')).toEqual([]);
  });

  test('is as long as its content', async () => {
    await showInPage(
      <Modal title="Klant" isOpen onClose={nothing} renderFooter={() => <Button>Bewaar</Button>}>
        <p style={{ blockSize: '200rem' }}>Bakkerij De Smet</p>
      </Modal>,
    );
    const text = page.getByText('Bakkerij De Smet').element();
    const dialog = find(document, '[role="dialog"]');
    expect(dialog.getBoundingClientRect().height).toBeLessThan(801);
    await emulatePrint();
    const { height } = text.getBoundingClientRect();
    for (let part: Element | null = text; part; part = part.parentElement) {
      expect(part.getBoundingClientRect().height).toBeGreaterThanOrEqual(height);
      expect(getComputedStyle(part).position).toBe('static');
    }
  });
});
