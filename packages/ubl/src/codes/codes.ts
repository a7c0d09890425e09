/** CustomizationID (BT-24) of Peppol BIS Billing 3. */
export const customizationId =
  'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

/** ProfileID (BT-23) of Peppol BIS Billing 3. */
export const profileId = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** Units of UN/ECE recommendation 20 (BT-130), by their code: those of Belgian invoices, with Dutch names. */
export const units = {
  C62: 'eenheid',
  H87: 'stuk',
  HUR: 'uur',
  DAY: 'dag',
  WEE: 'week',
  MON: 'maand',
  ANN: 'jaar',
  MIN: 'minuut',
  KGM: 'kg',
  GRM: 'g',
  TNE: 'ton',
  MTR: 'm',
  CMT: 'cm',
  MTK: 'm2',
  MTQ: 'm3',
  LTR: 'l',
  KMT: 'km',
  KWH: 'kWh',
  SET: 'set',
  PR: 'paar',
  XBX: 'doos',
  XPK: 'pak',
  XPX: 'pallet',
  LS: 'forfait',
  E48: 'dienst',
} as const;

/** A code of {@link units}. */
export type UnitCode = keyof typeof units;

/** Reasons why VAT is not charged (BT-121), by their VATEX code. */
export const exemptionCodes = {
  'VATEX-EU-79-C': 'Exempt based on article 79, point c of directive 2006/112/EC',
  'VATEX-EU-AE': 'Reverse charge',
  'VATEX-EU-G': 'Export outside the EU',
  'VATEX-EU-IC': 'Intra-community supply',
  'VATEX-EU-132': 'Exempt based on article 132 of directive 2006/112/EC',
  'VATEX-EU-135': 'Exempt based on article 135 of directive 2006/112/EC',
  'VATEX-EU-O': 'Not subject to VAT',
} as const;

/** Categories of VAT (UNCL 5305, BT-118 and BT-151). */
export const categories = {
  S: 'Standard rate',
  Z: 'Zero rated goods',
  E: 'Exempt from tax',
  AE: 'VAT reverse charge',
  K: 'Intra-community supply',
  G: 'Free export item',
} as const;

/** Means of payment (UNCL 4461, BT-81) that the writer uses. */
export const paymentMeans = { creditTransfer: '30' } as const;

/** Reasons of an allowance (UNCL 5189, BT-98 and BT-140). */
export const allowanceReasons = { discount: '95' } as const;

/** What may be attached (BT-125-1). */
export const attachmentTypes: readonly string[] = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
];
