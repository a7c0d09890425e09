import type { DocumentSettings } from '@facturatie/api-contract';
import { isoDate, warnAboutDocument } from '@facturatie/invoice-engine';
import { Columns } from '@facturatie/ui/Columns';
import { DateField, DateFieldCalendar } from '@facturatie/ui/DateField';
import { ReadOnlyField } from '@facturatie/ui/ReadOnlyField';
import { Select } from '@facturatie/ui/Select';
import { TextArea } from '@facturatie/ui/TextArea';
import { TextField } from '@facturatie/ui/TextField';
import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { documentEditorText } from '../../intl/documentEditor.nl-BE.ts';
import type { DocumentEditor } from '../../state/document/documentEditor.ts';
import type { DocumentEvent } from '../../state/document/documentForm.ts';
import type { OpenedDocument } from '../../state/document/openedDocument.ts';
import type { Typing } from '../../state/editing/recordKind.ts';
import { brusselsToday } from '../today/brusselsToday.ts';
import { askForVatChange } from './askForVatChange.ts';
import { CustomerSearch } from './CustomerSearch.tsx';

const text = documentEditorText.head;

export interface DocumentHeadProps extends Pick<OpenedDocument, 'kind'> {
  readonly editor: DocumentEditor;
  readonly settings: DocumentSettings;
  readonly beginsAtCustomer: boolean;
}

const dates = {
  date: 'dateEdited',
  dueDate: 'dueDateEdited',
  deliveryDate: 'deliveryDateEdited',
} as const;

const texts = ['reference', 'remarks', 'notes'] as const;

/** What a date that is typed does; a text that is none stays in its field. */
function dateChange(
  field: keyof typeof dates,
  value: string | null,
  fault: unknown,
  typed = '',
): Typing<DocumentEvent> {
  return {
    events: [{ type: dates[field], ...(value !== null && { date: isoDate(value) }) }],
    unread: { [field]: fault === undefined ? undefined : typed },
  };
}

/** The head of a document: its number, customer, dates, reference and remarks (specification §2). */
export function DocumentHead({ editor, kind, settings, beginsAtCustomer }: DocumentHeadProps) {
  const store = useStore();
  const head = useAtomValue(editor.headAtom);
  const dispatch = useSetAtom(editor.dispatchAtom);
  const type = useSetAtom(editor.typeAtom);

  const dateField = (field: keyof typeof dates) => ({
    name: field,
    label: text[field],
    isRequired: true,
    today: brusselsToday(),
    calendar: DateFieldCalendar,
    value: head[field] ?? null,
    ...(head.unread[field] !== undefined && { unreadText: head.unread[field] }),
    onChange: (value: string | null, fault?: unknown, typed?: string) => {
      const { events, unread } = dateChange(field, value, fault, typed);
      dispatch(events, unread);
    },
    onTyping: (value: string | null, fault?: unknown, typed?: string) =>
      type(dateChange(field, value, fault, typed)),
  });
  const textField = (field: (typeof texts)[number]) => ({
    name: field,
    label: text[field],
    value: head[field],
    onChange: (value: string) =>
      type({ events: [{ type: 'textEdited', field, value }], unread: {} }),
  });

  return (
    <>
      <Columns>
        <CustomerSearch
          customer={head.customer}
          takesFocus={beginsAtCustomer}
          onChange={(found) => {
            if (!found) {
              dispatch([{ type: 'customerCleared' }]);
              return;
            }
            const { number, name, countingType } = found;
            dispatch([{ type: 'customerPicked', customer: { number, name }, countingType }]);
            void askForVatChange(store, editor);
          }}
          onTyping={(found) =>
            type({ events: found ? [] : [{ type: 'customerCleared' }], unread: {} })
          }
        />
        <Columns minWidth="narrow">
          <ReadOnlyField label={text.number[kind]} value={head.number} />
          <DateField {...dateField('date')} />
        </Columns>
      </Columns>
      <Columns minWidth="narrow">
        <Select
          name="countingType"
          label={text.countingType}
          isRequired
          options={settings.countingTypes.map(({ key, value }) => ({ key, label: value }))}
          value={head.countingType}
          onChange={(countingType) => {
            dispatch([{ type: 'countingTypeEdited', countingType }]);
            void askForVatChange(store, editor);
          }}
        />
        <DateField
          {...dateField('dueDate')}
          warning={warnAboutDocument(head).length > 0 ? text.dueBeforeDate : undefined}
        />
        <DateField {...dateField('deliveryDate')} />
        <TextField {...textField('reference')} />
      </Columns>
      <Columns>
        <TextArea {...textField('remarks')} />
        <TextArea {...textField('notes')} />
      </Columns>
    </>
  );
}
