import type { Call } from '../calls/Call.ts';
import { encodeQuery } from '../codec/query.ts';

/** The parts of a call's input. */
export interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Path and query of a call: the parameters filled in, everything else escaped. */
export function callAddress({ path, params, query }: Call, input: Input): string {
  const values = params ? encodeQuery(params, input.params) : {};
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  if (!query) return filled;
  const search = new URLSearchParams(encodeQuery(query, input.query)).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
