import { formatDecimal } from '../../number/decimal.ts';
import type { Integer } from '../../number/integer.ts';
import { parsePercent, parseQuantity, parseUnitPrice } from '../../number/scaled.ts';
import type { CalculatedDocument } from '../calculateDocument.ts';
import type { DocumentInput, LineInput } from '../DocumentInput.ts';
import type { VatRow } from '../DocumentTotals.ts';
import type { CalculatedLine } from '../LineAmounts.ts';

/** A case of engineCases.json: inputs and expected fields under their wire names, as decimal text. */
export interface EngineCase {
  readonly name: string;
  readonly input: {
    readonly KortingsPercentage?: string;
    readonly defaultMargin?: string;
    readonly details: readonly WireLine[];
  };
  readonly expected: {
    readonly details: readonly object[];
    readonly header: object;
    readonly vat: readonly object[];
  };
}

interface WireLine {
  readonly mode: string;
  readonly arType: string;
  readonly ArtikelHoeveelheid?: string;
  readonly ArtikelPrijs_per_eenheid?: string;
  readonly KortingsPercentage?: string;
  readonly ArtikelBTW?: string;
  readonly Artikelnummer?: string;
  readonly fdarAankoop_prijs?: string;
}

/** The field of the engine behind each wire field of a line; all have two decimals. */
const lineFields = {
  fdKortingC: 'combinedDiscount',
  arVPINCLBTW: 'unitPriceInclVat',
  fdarNettoPrijsExclBTW: 'netUnitPrice',
  fdarNettoPrijsInclBTW: 'netUnitPriceInclVat',
  fdarNettoPrijsExclBTWNet: 'finalUnitPrice',
  fdTotPrijsExclBTW: 'listTotal',
  fdTotPrijsInclBTW: 'listTotalInclVat',
  ArtikelNetto: 'net',
  ArtikelBruto: 'gross',
  fdArtikelNettoNet: 'finalNet',
  fdArtikelBrutoNet: 'finalGross',
  fdarKortingExBTW: 'unitDiscount',
  fdTotKortingExBTW: 'discountAmount',
  fdarAankoop_prijs: 'purchasePrice',
  fdarMargeEH: 'margin',
  fdarMarge: 'marginPercent',
  fdarNettoMargeEH: 'netMargin',
  fdarNettoMarge: 'netMarginPercent',
  fdarNettoMargeEHNet: 'finalMargin',
  fdarNettoMargeNet: 'finalMarginPercent',
  fdTotMargeEH: 'totalMargin',
  fdNettoTotMargeEH: 'totalNetMargin',
  fdNettoTotMargeEHNet: 'totalFinalMargin',
} as const satisfies Record<string, keyof CalculatedLine>;

const headerFields = {
  TotaalExclBTW: 'lineNet',
  TotaalBTWZNDRKRTNG: 'vatWithoutAllowance',
  TotaalInclBTW: 'totalWithoutAllowance',
  KortingEH: 'allowance',
  TotaalNetto: 'net',
  TotaalBTW: 'vat',
  TotaalBedrag: 'total',
  te_betalen: 'payable',
} as const;

/** What the engine calculates the case from. */
export function inputOf({ input }: EngineCase): DocumentInput {
  return {
    ...given('discount', input.KortingsPercentage, parsePercent),
    ...given('defaultMargin', input.defaultMargin, parsePercent),
    lines: input.details.map(lineOf),
  };
}

/** The engine's result in the form of a case's `expected`. */
export function expectedForm({ lines, totals, vatTable }: CalculatedDocument): unknown {
  return {
    details: lines.map(lineForm),
    header: decimals(totals, headerFields),
    vat: vatTable.map(rowForm),
  };
}

function lineOf(line: WireLine): LineInput {
  const mode = line.mode === 'deleted' ? 'deleted' : 'new';
  if (line.arType === 'T') return { type: 'text', mode };
  return {
    type: 'article',
    mode,
    quantity: parseQuantity(line.ArtikelHoeveelheid ?? ''),
    unitPrice: parseUnitPrice(line.ArtikelPrijs_per_eenheid ?? ''),
    ...given('discount', line.KortingsPercentage, parsePercent),
    ...given('vatRate', line.ArtikelBTW, parsePercent),
    ...given('articleNumber', line.Artikelnummer, String),
    ...given('purchasePrice', line.fdarAankoop_prijs, parseUnitPrice),
  };
}

/** A field that is left out where the case leaves it out. */
function given<Name extends string, Value>(
  name: Name,
  text: string | undefined,
  parse: (text: string) => Value,
): { [Key in Name]?: Value } {
  return text === undefined ? {} : ({ [name]: parse(text) } as { [Key in Name]: Value });
}

function lineForm(line: CalculatedLine | undefined): unknown {
  if (line === undefined) return { mode: 'deleted', Volgnummer: null };
  return {
    ...decimals(line, lineFields),
    fdKortingC_exact: shortest(formatDecimal(line.combinedDiscountExact, 6)),
    Volgnummer: line.sequence,
  };
}

function rowForm(row: VatRow): unknown {
  const { lineNet, allowance, taxable, vat } = row;
  return {
    rate: shortest(formatDecimal(row.rate, 2)),
    ...decimals({ lineNet, allowance, taxable, vat }, identity),
  };
}

const identity = {
  lineNet: 'lineNet',
  allowance: 'allowance',
  taxable: 'taxable',
  vat: 'vat',
} as const;

function decimals<Name extends string>(
  values: Readonly<Record<Name, Integer>>,
  names: Readonly<Record<string, Name>>,
): object {
  return Object.fromEntries(
    Object.entries(names).map(([wire, name]) => [wire, formatDecimal(values[name], 2)]),
  );
}

/** Decimal text without trailing zeros. */
function shortest(text: string): string {
  return text.replace(/\.?0+$/, '');
}
