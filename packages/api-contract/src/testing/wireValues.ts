import * as fc from 'fast-check';
import { callWireValues } from './callWireValues.ts';
import { documentWireValues } from './documentWireValues.ts';
import { customerRowWire } from './customerRowWire.ts';
import { lookupWireValues } from './lookupWireValues.ts';
import {
  wireText,
  wireRequiredText,
  wireInteger,
  wireCount,
  wireHundredths,
  wirePercentage,
  wireEmail,
} from './wirePrimitives.ts';

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

const pageQueryFields = {
  page: fc.integer({ min: 1, max: 1_000_000_000 }),
  per_page: fc.constantFrom(10, 20, 50, 100),
};

/** The entities that travel, by their names. */
const entityWireValues: Readonly<Record<string, fc.Arbitrary<Record<string, unknown>>>> = {
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
  pageQuery: fc.record(pageQueryFields),
  listQuery: fc.record({
    ...pageQueryFields,
    q: wireText.map((text) => text.trim()),
  }),
  credentials: fc.record({ name: wireRequiredText, password: wireRequiredText }),
  signedIn: fc.record({ data: userWire }),
  customerPage: fc.record({ klanten: customerListWire }),
  memberQuery: fc.record({
    page: pageQueryFields.page,
    per_page: fc.option(pageQueryFields.per_page),
  }),
  ...lookupWireValues,
  ...documentWireValues,
};

/** What travels, by the name of its entity. */
export const wireValues: Readonly<Record<string, fc.Arbitrary<Record<string, unknown>>>> = {
  ...entityWireValues,
  ...callWireValues(entityWireValues),
};
