import type {
  AmountReference,
  DocumentTotals,
  InputName,
  LineField,
  VatField,
} from '@facturatie/invoice-engine';
import { formatPercent } from '@facturatie/ui/intl';

const totals: Readonly<Record<keyof DocumentTotals, string>> = {
  lineNet: 'Totaal Excl.', // spec
  allowance: 'Korting', // spec
  net: 'Totaal Excl. na korting',
  vat: 'Btw', // spec
  total: 'Totaal Incl.', // spec
  payable: 'Te betalen',
  vatWithoutAllowance: 'Btw zonder korting',
  totalWithoutAllowance: 'Totaal Incl. zonder korting',
};

const vatFields: Readonly<Record<VatField, string>> = {
  lineNet: 'Lijnen',
  allowance: 'Korting',
  taxable: 'Maatstaf',
  vat: 'Btw',
  vatWithoutAllowance: 'Btw zonder korting',
};

/** The amounts of a line, before its number: 'Aankoopprijs van lijn 3'. */
const lineFields: Readonly<Record<LineField, string>> = {
  combinedDiscount: 'Samengestelde korting % van lijn',
  combinedDiscountExact: 'Onafgeronde samengestelde korting % van lijn',
  unitPriceInclVat: 'Prijs met btw van lijn',
  netUnitPrice: 'Prijs na lijnkorting van lijn',
  netUnitPriceInclVat: 'Prijs na lijnkorting met btw van lijn',
  finalUnitPrice: 'Prijs na alle kortingen van lijn',
  purchasePrice: 'Aankoopprijs van lijn',
  listTotal: 'Bedrag zonder korting van lijn',
  listTotalInclVat: 'Bedrag zonder korting met btw van lijn',
  net: 'Lijn',
  gross: 'Bedrag met btw van lijn',
  finalNet: 'Bedrag na alle kortingen van lijn',
  finalGross: 'Bedrag na alle kortingen met btw van lijn',
  roundedUnitPrice: 'Afgeronde prijs van lijn',
  unitDiscount: 'Korting per stuk van lijn',
  discountAmount: 'Kortingsbedrag van lijn',
  margin: 'Marge per stuk zonder korting van lijn',
  marginPercent: 'Marge % zonder korting van lijn',
  netMargin: 'Marge per stuk na lijnkorting van lijn',
  netMarginPercent: 'Marge % na lijnkorting van lijn',
  finalMargin: 'Marge per stuk van lijn',
  finalMarginPercent: 'Marge % van lijn',
  totalMargin: 'Marge zonder korting van lijn',
  totalNetMargin: 'Marge na lijnkorting van lijn',
  totalFinalMargin: 'Marge van lijn',
};

/** The names of typed numbers in a calculation. */
export const inputNames: Readonly<Record<InputName, string>> = {
  quantity: 'Aantal', // spec
  unitPrice: 'Prijs', // spec
  articlePurchasePrice: 'Aankoopprijs van het artikel',
  discountFactor: 'na korting op de lijn',
  documentDiscountFactor: 'na korting op het document',
  defaultMarginFactor: 'na standaardmarge',
  vatFactor: 'met btw',
  vatRate: 'Tarief',
  documentDiscount: 'Korting %', // spec
  hundredPercent: 'In procent',
};

/** The sentences that say why an amount is what it is. */
export const explanationStepText = {
  back: (name: string) => `Terug naar ${name}`,
  equals: (name: string) => `= ${name}`,
  /** The text of one step: '× Prijs'. */
  step: (sign: string, name: string) => (sign === '' ? name : `${sign} ${name}`),
  announcement: (name: string, result: string) => `${name}: ${result}`,
  exact: 'Er is niets afgerond.',
  exactHere: 'In deze stap is niets afgerond.',
  /** What was rounded before this step, and how many amounts more than are named. */
  earlier: (roundings: readonly string[], more: number) => {
    const others = more === 0 ? '' : ` en nog ${more} ${more === 1 ? 'bedrag' : 'bedragen'}`;
    return `Eerder afgerond: ${roundings.join(', ')}${others}.`;
  },
  rounding: (name: string, exact: string, result: string) => `${name} (${exact} werd ${result})`,
  rounded: (exact: string, result: string) =>
    `Onafgerond is dat ${exact}. Dat is één keer afgerond: ${result}.`,
  tie: 'Precies een half telt als een heel.',
  noDivisor: 'Er is geen prijs, en dus geen marge in procent.',
  shared:
    'Het bedrag van het hele tarief is op de cent over zijn lijnen verdeeld, zodat de som blijft kloppen.',
  perRate:
    'De btw wordt berekend op het totaal van elk tarief, en niet lijn per lijn: zo vraagt het koninklijk besluit van 8 juli 2025 het.',
} as const;

/** What an amount is called: 'Btw aan 21 %', 'Lijn 3'. */
export function amountName(amount: AmountReference): string {
  if (typeof amount === 'string') return totals[amount];
  if ('rate' in amount) return `${vatFields[amount.field]} aan ${formatPercent(amount.rate)}`;
  return `${lineFields[amount.field]} ${amount.line + 1}`;
}
