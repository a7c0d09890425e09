import { ApiError } from '@facturatie/api-contract';
import type { Conflict } from '@facturatie/api-contract';
import type { FindingCode } from '@facturatie/invoice-engine';
import { driveEditor } from '../../../state/editing/testing/driveEditor.ts';
import { storageInMemory } from '../../../state/storageInMemory.ts';
import type { FieldValue } from '../fieldPath.ts';
import { createFieldsEditor } from '../fieldsEditor.ts';
import type { FieldFault, FieldsEditorOptions, SavedRecord } from '../fieldsEditor.ts';

/** The record of the tests. */
export interface Form {
  readonly name: string;
  readonly discount: number;
  readonly address: { readonly city: string };
}

export const empty: Form = { name: '', discount: 0, address: { city: '' } };
export const now = new Date('2026-03-16T09:00:00Z');
export const saved: SavedRecord<Form> = { values: { ...empty, name: 'Horeca' }, version: '"1"' };

interface Setting extends Partial<FieldsEditorOptions<Form, SavedRecord<Form>>> {
  readonly storage?: Storage;
  readonly send?: (values: Form, version: string | undefined) => Promise<SavedRecord<Form>>;
}

/** Opens an editor of the record, whose sent values are recorded. */
export function openFieldsEditor({
  storage = storageInMemory(),
  record = saved,
  name = 'thing/1',
  send = async (values) => ({ values, version: '"2"' }),
  ...options
}: Setting = {}) {
  const sent: [Form, string | undefined][] = [];
  const fieldsEditor = createFieldsEditor<Form, SavedRecord<Form>>(
    {
      record,
      name,
      validate: (values): FieldFault[] =>
        values.name === '' ? [{ path: 'name', code: 'required' }] : [],
      update: async (values, version) => {
        sent.push([values, version]);
        return send(values, version);
      },
      conflictIn: () => undefined,
      ...options,
    },
    { storage, owner: 'demo', now: () => now.getTime() },
  );
  const driven = driveEditor(fieldsEditor);
  const typingOf = (path: string, value: FieldValue | undefined, text?: string) => ({
    events: value === undefined ? [] : [{ type: 'edited', path, value } as const],
    unparsed: { [path]: text },
  });
  const editor = {
    ...driven,
    change: (
      path: string,
      value: FieldValue | undefined,
      text?: string,
      code: FindingCode = 'malformed',
    ) => {
      fieldsEditor.setUnparsedCode(path, code);
      const { events, unparsed } = typingOf(path, value, text);
      driven.dispatch(events, unparsed);
    },
    typing: (path: string, value: FieldValue | undefined, text?: string) =>
      driven.type(typingOf(path, value, text)),
  };
  return { editor, sent, storage };
}

/** A refusal of the server, of a save on an older version too. */
export const refused = (errors: Record<string, string[]> = {}) =>
  new ApiError({ call: 'save', kind: 'status', status: 400, messages: { errors } });

/** The conflict of a refused save, on a server that holds `held`. */
export const conflictWith =
  (held: () => SavedRecord<Form>) =>
  (error: ApiError): Conflict<SavedRecord<Form>> | undefined =>
    error.status === 400
      ? { version: held().version ?? '', changedBy: '', changedAt: null, current: held() }
      : undefined;
