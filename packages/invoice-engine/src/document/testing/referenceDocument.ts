import { canonical, Rational } from '../../number/testing/rational.ts';
import type { Quantity, UnitPrice } from '../../number/scaled.ts';
import type { DocumentInput, LineInput } from '../DocumentInput.ts';
import {
  isSelling,
  type ReferenceAmounts,
  referenceLine,
  without,
  withVat,
} from './referenceLine.ts';

/**
 * A second, slow calculation of a whole document, written from SPEC.md alone, with bigint fractions and
 * none of the engine's code. Its result has the form of the engine's.
 */
export function referenceDocument(document: DocumentInput): unknown {
  const places = [...document.lines.entries()].filter(([, line]) => line.mode !== 'deleted');
  const selling = places.filter(([, line]) => isSelling(line)).map(([place]) => place);
  const own = new Map(
    document.lines.flatMap((line, place) =>
      isSelling(line) ? [[place, referenceLine(line, document)] as const] : [],
    ),
  );
  const rates = [...new Set(selling.map((place) => rateOf(document.lines[place])))];
  const groups = rates
    .toSorted((a, b) => a - b)
    .map((rate) => {
      const members = selling.filter((place) => rateOf(document.lines[place]) === rate);
      const nets = members.map((place) => own.get(place)?.net ?? 0n);
      return { members, ...groupOf(rate, nets, document.discount ?? 0) };
    });
  const columns = groups.flatMap(({ members, shares }) =>
    members.map((place, index) => [place, shares[index]] as const),
  );
  const shares = new Map(columns);
  const shownPlaces = places.map(([place]) => place);
  return {
    lines: document.lines.map((line, place) => {
      if (line.mode === 'deleted') return undefined;
      const amounts = { ...(own.get(place) ?? nothing), ...(shares.get(place) ?? noShares) };
      return { ...asEngine(amounts), sequence: shownPlaces.indexOf(place) };
    }),
    vatTable: groups.map(({ row }) => asEngine(row)),
    totals: asEngine(totalsOf(groups.map(({ row }) => row))),
  };
}

const rateOf = (line: LineInput | undefined): number =>
  line?.type === 'article' ? (line.vatRate ?? 0) : 0;

type Row = ReturnType<typeof groupOf>['row'];

function groupOf(rate: number, nets: readonly bigint[], discount: number) {
  const percentOf = (amount: bigint, hundredths: number): bigint =>
    new Rational(amount).by(new Rational(hundredths, 10_000)).rounded;
  const lineNet = sum(nets);
  const allowance = percentOf(lineNet, discount);
  const taxable = lineNet - allowance;
  const vat = percentOf(taxable, rate);
  const vatWithoutAllowance = percentOf(lineNet, rate);
  const gross = divide(nets, withVat(rate), lineNet + vatWithoutAllowance);
  const finalNet = divide(nets, without(discount), taxable);
  const finalGross = divide(finalNet, withVat(rate), taxable + vat);
  return {
    row: { rate: BigInt(rate), lineNet, allowance, taxable, vat, vatWithoutAllowance },
    shares: nets.map((_, index) => ({
      gross: gross[index] ?? 0n,
      finalNet: finalNet[index] ?? 0n,
      finalGross: finalGross[index] ?? 0n,
    })),
  };
}

/** Apportioning by sorting (SPEC.md A1 to A4). */
function divide(weights: readonly bigint[], factor: Rational, total: bigint): bigint[] {
  const exact = weights.map((weight) => new Rational(weight).by(factor));
  const left = total - sum(exact.map(({ cut }) => cut));
  const sign = left < 0n ? -1n : 1n;
  const rest = (share: Rational): Rational =>
    share.minus(new Rational(share.cut)).by(new Rational(sign));
  const ranked = [...exact.entries()].toSorted(
    ([placeA, a], [placeB, b]) => rest(b).compare(rest(a)) || placeA - placeB,
  );
  const lucky = new Set(ranked.slice(0, Number(left * sign)).map(([place]) => place));
  return exact.map(({ cut }, place) => (lucky.has(place) ? cut + sign : cut));
}

function totalsOf(rows: readonly Row[]): Readonly<Record<string, bigint>> {
  const lineNet = sum(rows.map((row) => row.lineNet));
  const net = sum(rows.map((row) => row.taxable));
  const vat = sum(rows.map((row) => row.vat));
  const vatWithoutAllowance = sum(rows.map((row) => row.vatWithoutAllowance));
  return {
    lineNet,
    allowance: sum(rows.map((row) => row.allowance)),
    net,
    vat,
    total: net + vat,
    payable: net + vat,
    vatWithoutAllowance,
    totalWithoutAllowance: lineNet + vatWithoutAllowance,
  };
}

const sum = (values: readonly bigint[]): bigint => values.reduce((a, b) => a + b, 0n);

const noShares = { gross: 0n, finalNet: 0n, finalGross: 0n };

const nothing: ReferenceAmounts = referenceLine(
  { type: 'article', quantity: 0 as Quantity, unitPrice: 0 as UnitPrice },
  { lines: [] },
);

function asEngine(values: Readonly<Record<string, bigint>>): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, canonical(value)]),
  );
}
