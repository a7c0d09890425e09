import { getCreditable } from '@facturatie/api-contract';
import type { Caller, Creditable } from '@facturatie/api-contract';

/**
 * What of an invoice can be credited, for a credit note or its invoice with that number; undefined when it
 * cannot be fetched: a document opens without what only explains it.
 */
export function creditableFor(
  api: Caller,
  number: string,
  signal: AbortSignal,
): Promise<Creditable | undefined> {
  return api(getCreditable, { params: { number } }, { signal }).catch(() => undefined);
}
