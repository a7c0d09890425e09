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

const isoCountries =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** Countries of addresses (BT-40, BT-55, BT-80): ISO 3166-1, and Northern Ireland. */
export const countries: ReadonlySet<string> = new Set([...isoCountries.split(' '), 'XI']);

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
