import * as fc from 'fast-check';

// Wire values exactly as `encode` writes them, made without the codecs, so that both can be compared.

const wireText = fc.string({ unit: 'grapheme' });

const wireRequiredText = wireText.filter((text) => text.trim() !== '');

const wireInteger = fc.maxSafeInteger().map((value) => (value === 0 ? 0 : value));

const wireCount = fc.maxSafeNat();

/** Numbers with at most two decimals: dividing whole hundredths gives the nearest double of each. */
const wireHundredths = fc
  .integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })
  .map((hundredths) => (hundredths === 0 ? 0 : hundredths / 100));

const wirePercentage = fc.integer({ min: 0, max: 100_00 }).map((hundredths) => hundredths / 100);

const wireLabel = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/);

/** Nothing, or an address of the form that an e-mail field takes. */
const wireEmail = fc.oneof(
  fc.constant(''),
  fc
    .tuple(fc.stringMatching(/^[a-zA-Z0-9.+_'-]{1,20}$/), wireLabel, wireLabel)
    .map(([name, ...labels]) => `${name}@${labels.join('.')}`),
);

const customerFields = {
  Klantnummer: wireRequiredText,
  Klantgroep: wireInteger,
  Btwnummer: wireText,
  Naambedrijf: wireRequiredText,
  klRpr: wireText,
  klOndernmngsnr: wireText,
  klBank: wireText,
  klBic: wireText,
  klIban: wireText,
  Website: wireText,
  Functie: wireText,
  Referentie: wireText,
  klvwID: fc.option(wireInteger),
  EmailGecontroleerd: fc.boolean(),
  klKorting: wirePercentage,
  klRekeningNrBkhd: wireText,
  klTypeTelling: wireRequiredText,
  klToegelatenKr: wireHundredths,
  Notities: wireText,
  Aanhef: wireText,
  Naamcontactpersoon: wireText,
};

const invoiceAddressFields = {
  Factuuradres: wireText,
  Postcode: wireText,
  Plaats: wireText,
  LandIdFactuur: wireRequiredText,
  Emailadres: wireText,
  Telefoonnummer: wireText,
  Mobielenummer: wireText,
  Faxnummer: wireText,
};

const deliveryAddressFields = {
  klLevAdres: wireText,
  klLevPostcode: wireText,
  klLevPlaats: wireText,
  LandIdLevering: wireRequiredText,
  klLevEmailadres: wireText,
  klLevTelefoonnummer: wireText,
  klLevMobielenummer: wireText,
  klLevFaxnummer: wireText,
};

const customerWire = fc.record({
  ...customerFields,
  Naambedrijf: wireText,
  klTypeTelling: wireText,
  ...invoiceAddressFields,
  ...deliveryAddressFields,
  klSaldo: wireHundredths,
  klSaldoInit: wireHundredths,
});

const customerFormWire = fc.record({
  ...customerFields,
  ...invoiceAddressFields,
  ...deliveryAddressFields,
  Emailadres: wireEmail,
  klLevEmailadres: wireEmail,
});

const customerRowWire = fc.record({
  Klantnummer: wireRequiredText,
  Naambedrijf: wireText,
  Factuuradres: wireText,
  Postcode: wireText,
  Plaats: wireText,
  Telefoonnummer: wireText,
  Emailadres: wireText,
  Btwnummer: wireText,
  klTypeTelling: wireText,
});

const customerGroupFields = {
  PK_groep: wireInteger,
  GroepNaam: wireText,
  KortingsPercentage: wirePercentage,
  Notities: wireText,
};

const userWire = fc.record({
  name: wireText,
  token: fc.record({ access_token: wireRequiredText }),
});

const pageLinkWire = fc.record({ label: wireRequiredText, active: fc.boolean() });

const customerListWire = fc.record({
  data: fc.array(customerRowWire, { maxLength: 5 }),
  links: fc.array(pageLinkWire, { maxLength: 5 }),
  last_page: fc.integer({ min: 1 }),
  total: wireCount,
});

/** What travels, by the name of its entity. */
export const wireValues: Readonly<Record<string, fc.Arbitrary<Record<string, unknown>>>> = {
  user: userWire,
  customer: customerWire,
  customerForm: customerFormWire,
  invoiceAddress: fc.record(invoiceAddressFields),
  deliveryAddress: fc.record(deliveryAddressFields),
  customerRow: customerRowWire,
  customerGroup: fc.record(customerGroupFields),
  customerGroupForm: fc.record({
    GroepNaam: wireRequiredText,
    KortingsPercentage: wirePercentage,
    Notities: wireText,
  }),
  customerGroupRow: fc.record({ ...customerGroupFields, klanten_count: wireCount }),
  customerList: customerListWire,
  pageLink: pageLinkWire,
  listQuery: fc.record({
    page: fc.integer({ min: 1, max: 1_000_000_000 }),
    per_page: fc.constantFrom(10, 20, 50, 100),
    q: wireText.map((text) => text.trim()),
  }),
  credentials: fc.record({ name: wireRequiredText, password: wireRequiredText }),
  signedIn: fc.record({ data: userWire }),
  customerPage: fc.record({ klanten: customerListWire }),
};
