import * as fc from 'fast-check';
import { customerRowWire } from './customerRowWire.ts';
import {
  wireDate,
  wireFormAmount,
  wireHundredths,
  wireInteger,
  wirePercentage,
  wirePrice,
  wireQuantity,
  wireRequiredText,
  wireText,
} from './wirePrimitives.ts';

const amountNames = [
  'arVPINCLBTW',
  'fdarNettoPrijsExclBTW',
  'fdarNettoPrijsInclBTW',
  'fdarNettoPrijsExclBTWNet',
  'fdTotPrijsExclBTW',
  'fdTotPrijsInclBTW',
  'ArtikelNetto',
  'ArtikelBruto',
  'fdArtikelNettoNet',
  'fdArtikelBrutoNet',
  'fdarKortingExBTW',
  'fdTotKortingExBTW',
  'fdarAankoop_prijs',
];

const marginNames = [
  'fdarMargeEH',
  'fdarMarge',
  'fdarNettoMargeEH',
  'fdarNettoMarge',
  'fdarNettoMargeEHNet',
  'fdarNettoMargeNet',
  'fdTotMargeEH',
  'fdNettoTotMargeEH',
  'fdNettoTotMargeEHNet',
];

const all = <T>(names: readonly string[], arbitrary: fc.Arbitrary<T>) =>
  Object.fromEntries(names.map((name) => [name, arbitrary]));

const lineAmountFields = {
  fdKortingC: fc.option(wirePercentage),
  ...all(amountNames, fc.option(wireFormAmount)),
  ...all(marginNames, fc.option(wireHundredths)),
};

const lineRecordFields = {
  PK_item: fc.option(wireInteger),
  Factuurnummer: wireText,
  StockBijhouden: fc.boolean(),
  AantalGeleverd: wireQuantity,
  fdNogTeLeveren: wireQuantity,
  fdAantalBO: wireQuantity,
  fdLevCode: wireText,
  fdFabrCode: wireText,
  arehID: fc.option(wireInteger),
  fdOmschrijving_klein2: wireText,
  fdOmschrijving_klein3: wireText,
};

const lineWire = fc.record({
  Volgnummer: fc.nat(),
  mode: fc.constantFrom('new', 'edit', 'deleted'),
  arType: fc.constantFrom('T', 'A'),
  arAard: fc.constantFrom('B', 'S'),
  Artikelnummer: wireText,
  Artikelnaam: wireText,
  ArtikelHoeveelheid: wireQuantity,
  ArtikelPrijs_per_eenheid: wirePrice,
  KortingsPercentage: fc.option(wirePercentage),
  BTWCode: fc.option(fc.maxSafeNat()),
  ArtikelBTW: fc.option(wirePercentage),
  ...lineAmountFields,
  ...lineRecordFields,
});

/** A document has a line that counts. */
const linesWire = fc
  .array(lineWire, { minLength: 1, maxLength: 4 })
  .map(([first, ...others]) => [{ ...first, mode: 'new' }, ...others]);

const totalNames = [
  'TotaalExclBTW',
  'KortingEH',
  'TotaalNetto',
  'TotaalBTW',
  'TotaalBedrag',
  'te_betalen',
  'TotaalBTWZNDRKRTNG',
  'TotaalInclBTW',
];

const headFields = {
  faVolgnummer: fc.integer({ min: -1 }),
  Factuurnummer: wireRequiredText,
  Factuurdatum: wireDate,
  Vervaldatum: wireDate,
  voorziene_leverdatum: wireDate,
  Referentie: wireText,
  Notities: wireText,
  DocumentOpmerkingen: wireText,
  Klantnummer: wireRequiredText,
  NaamBedrijf: wireRequiredText,
  klTypeTelling: wireRequiredText,
  KortingsPercentage: wirePercentage,
  Offertenummer: wireText,
  GecrediteerdeFactuur: wireText,
  details: linesWire,
  ...all(totalNames, wireFormAmount),
};

const quoteStatuses = ['open', 'omgezet', 'verlopen'];

const invoiceStatuses = ['open', 'deels betaald', 'betaald', 'vervallen', 'gecrediteerd'];

const wireStatus = fc.constantFrom(...new Set([...quoteStatuses, ...invoiceStatuses, 'verrekend']));

const peppolFields = { peppol_id: wireText, referentie_is_bestelbonnummer: fc.boolean() };

const findingWire = fc.record({
  regel: wireRequiredText,
  ernst: fc.constantFrom('stop', 'waarschuwing', 'informatie'),
  bericht: wireRequiredText,
  plaats: fc.constantFrom('document', 'klant', 'bedrijf'),
  veld: wireText,
});

/** Documents and what follows from them, by the name of its entity. */
export const documentWireValues: Readonly<Record<string, fc.Arbitrary<Record<string, unknown>>>> = {
  peppolForm: fc.record(peppolFields),
  peppolCustomer: fc.record({ ...peppolFields, afgeleid_peppol_id: wireText }),
  eInvoiceFinding: findingWire,
  eInvoice: fc.record({
    status: fc.constantFrom('niet nodig', 'nog niet verstuurd', 'verstuurd'),
    ontvanger: wireText,
    peppol_id: wireText,
    TotaalBedrag: wireHundredths,
    met_pdf: fc.boolean(),
    bevindingen: fc.array(findingWire, { maxLength: 3 }),
    uitgereikt_op: fc.option(
      fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
        .map((moment) => moment.toISOString()),
    ),
    uitgereikt_door: wireText,
    wijze: fc.option(fc.constantFrom('download', 'aangegeven')),
    met_xml: fc.boolean(),
  }),
  lineAmounts: fc.record(lineAmountFields),
  lineRecord: fc.record(lineRecordFields),
  salesDocumentLine: lineWire,
  salesDocumentForm: fc.record(headFields),
  salesDocument: fc.record({
    type: fc.constantFrom(10, 11, 12),
    ...headFields,
    Status: wireStatus,
    Omgezet: fc.boolean(),
    OmgezetNaar: wireText,
    GecrediteerdMet: fc.array(wireRequiredText, { maxLength: 3 }),
    saldo: fc.option(wireHundredths),
    ART_DEF_MARGE: wirePercentage,
    klant: customerRowWire,
  }),
  salesDocumentRow: fc.record({
    type: fc.constantFrom(10, 11, 12),
    Factuurnummer: wireRequiredText,
    Factuurdatum: wireDate,
    Klantnummer: wireRequiredText,
    NaamBedrijf: wireText,
    Referentie: wireText,
    TotaalNetto: wireHundredths,
    TotaalBedrag: wireHundredths,
    Status: wireStatus,
    status_bet_kl: fc.option(fc.constantFrom(...invoiceStatuses)),
    Omgezet: fc.boolean(),
    Vervaldatum: wireDate,
  }),
  customerDocumentRow: fc.record({
    Status: wireStatus,
    Factuurnummer: wireRequiredText,
    CreaDate: wireDate,
    Vervaldatum: wireDate,
    NaamBedrijf: wireText,
    TotaalBedrag: wireHundredths,
    saldo: fc.option(wireHundredths),
  }),
  creditNoteRow: fc.record({
    Klantnummer: wireRequiredText,
    Factuurnummer: wireRequiredText,
    Factuurdatum: wireDate,
    voorziene_leverdatum: fc.option(wireDate),
    TotaalBedrag: wireHundredths,
    Notities: wireText,
    met_lijnen: fc.boolean(),
  }),
  dueDate: fc.record({
    Code: wireInteger,
    Klantnummer: wireRequiredText,
    NaamBedrijf: wireText,
    FK_Factuurnummer: wireRequiredText,
    Bedrag: wireHundredths,
    Saldo: wireHundredths,
    Betaald: wireHundredths,
    Betaling_Per: wireText,
    Factuurdatum: wireDate,
    Datum: wireDate,
    factuur: fc.record({ klant: fc.record({ Notities: wireText }) }),
  }),
  recurringInvoice: fc.record({
    pfFK_Klantnummer: wireRequiredText,
    pfFK_Factuurnummer: wireRequiredText,
    pfDatumLaatsteFactuur: fc.option(wireDate),
    pfDatumVolgendeFactuur: fc.option(wireDate),
    frequentie_as_string: wireText,
    klant: fc.record({
      Klantnummer: wireRequiredText,
      Naambedrijf: wireText,
      Factuuradres: wireText,
      Plaats: wireText,
      Telefoonnummer: wireText,
      Emailadres: wireText,
      Mobielenummer: wireText,
      Notities: wireText,
    }),
  }),
};
