import { ApiError } from '@facturatie/api-contract';
import type { Conflict } from '@facturatie/api-contract';
import { createDrafts } from '../../state/drafts.ts';
import { storageInMemory } from '../../state/storageInMemory.ts';
import { createRecordEditor } from './recordEditor.ts';
import type { FieldFault, Kept } from './recordEditor.ts';

/** The record of the tests. */
export interface Form {
  readonly name: string;
  readonly discount: number;
  readonly address: { readonly city: string };
}

export const empty: Form = { name: '', discount: 0, address: { city: '' } };
export const now = new Date('2026-03-16T09:00:00Z');
export const kept: Kept<Form> = { values: { ...empty, name: 'Horeca' }, version: '"1"' };

interface Setting {
  readonly storage?: Storage;
  readonly record?: Kept<Form>;
  readonly send?: (values: Form, version: string | undefined) => Promise<Kept<Form>>;
  readonly conflict?: Conflict<Form>;
  readonly conflictIn?: (error: ApiError) => Conflict<Form> | undefined;
}

/** Opens an editor of the record; what it sends is kept. */
export function openRecordEditor({
  storage = storageInMemory(),
  record = kept,
  send,
  conflict,
  conflictIn = () => conflict,
}: Setting = {}) {
  const sent: [Form, string | undefined][] = [];
  const editor = createRecordEditor<Form, Kept<Form>>({
    kept: record,
    drafts: createDrafts(storage, () => now.getTime()).open('demo', 'thing/1', empty),
    now: () => now,
    validate: ({ name }): FieldFault[] => (name === '' ? [{ path: 'name', code: 'required' }] : []),
    send: async (values, version) => {
      sent.push([values, version]);
      return send ? send(values, version) : { values, version: '"2"' };
    },
    conflictIn,
  });
  return { editor, sent, storage };
}

/** A refusal of the server, of a save on an older version too. */
export const refused = (errors: Record<string, string[]> = {}) =>
  new ApiError({ call: 'save', kind: 'status', status: 400, messages: { errors } });

/** What a refused save was in conflict with, on a server that holds `held`. */
export const conflictWith = (held: () => Kept<Form>) => (error: ApiError) =>
  error.status === 400
    ? { version: held().version ?? '', changedBy: '', changedAt: null, current: held().values }
    : undefined;
