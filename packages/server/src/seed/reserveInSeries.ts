import type { IsoDate } from '@facturatie/invoice-engine';
import type { DbTransaction } from '../database/db.ts';
import { yearOf } from '../database/documents/documentNumber.ts';
import type { NumberedKind } from '../database/documents/documentNumber.ts';
import { reserveSequences } from '../database/documents/numberSeries.ts';

/**
 * Reserves the next number in its series for each of `things`, in their order. Series are always locked in
 * the same order, which prevents deadlocks.
 */
export async function reserveInSeries(
  trx: DbTransaction,
  things: readonly { readonly kind: NumberedKind; readonly date: IsoDate }[],
): Promise<number[]> {
  const nameOf = ({ kind, date }: (typeof things)[number]) => `${kind} ${yearOf(date)}`;
  const bySeries = Map.groupBy(things, nameOf);
  const next = new Map<string, number>();
  for (const name of [...bySeries.keys()].toSorted()) {
    const [{ kind, date } = {}, ...others] = bySeries.get(name) ?? [];
    if (kind === undefined || date === undefined) continue;
    const series = { kind, year: yearOf(date) };
    next.set(name, await reserveSequences(trx, series, 1 + others.length));
  }
  return things.map((thing) => {
    const name = nameOf(thing);
    const place = next.get(name) ?? 0;
    next.set(name, place + 1);
    return place;
  });
}
