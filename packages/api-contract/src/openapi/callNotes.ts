import { callNotes } from '../calls/calls.ts';
import type { Call } from '../calls/Call.ts';
import type { CallNote } from '../calls/CallNote.ts';

/** A request that is right, as it travels: what the document shows beside its schemas. */
export interface ExampleRequest {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const notes: ReadonlyMap<string, CallNote> = new Map(Object.entries(callNotes));

/**
 * The documentation of a call.
 * @throws Error of a call that is not one of `calls`
 */
export function noteOf({ name }: Call): CallNote {
  const note = notes.get(name);
  if (note === undefined) throw new Error(`${name} is not a call of the API`);
  return note;
}

/** The example of a call, as it travels. A call that takes nothing has an empty one. */
export function exampleRequestOf(call: Call): ExampleRequest {
  const given: { readonly [Part in keyof ExampleRequest]: unknown } = noteOf(call).example ?? {};
  const wire = (part: keyof ExampleRequest): unknown => filledPart(call[part]?.encode(given[part]));
  return {
    ...(call.params && { params: wire('params') as Record<string, unknown> }),
    ...(call.query && { query: wire('query') as Record<string, unknown> }),
    ...(call.body && { body: wire('body') }),
  };
}

/** Without empty values, which may be omitted. */
function filledPart(wire: unknown): unknown {
  if (Array.isArray(wire)) return wire.map(filledPart);
  if (typeof wire !== 'object' || wire === null) return wire;
  const entries = Object.entries(wire).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(entries.map(([name, value]) => [name, filledPart(value)]));
}
