import type { DocumentSettings } from '@facturatie/api-contract';
import { isoDate, warnAboutDocument } from '@facturatie/invoice-engine';
import { Button } from '@facturatie/ui/Button';
import { DateField, DateFieldCalendar } from '@facturatie/ui/DateField';
import { ReadOnlyField } from '@facturatie/ui/ReadOnlyField';
import { Select } from '@facturatie/ui/Select';
import { TextArea } from '@facturatie/ui/TextArea';
import { TextField } from '@facturatie/ui/TextField';
import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { useState } from 'react';
import { documentEditorText } from '../../../intl/documentEditor.nl-BE.ts';
import type { DocumentEditor } from '../../../state/document/documentEditor.ts';
import type { DocumentEvent } from '../../../state/document/documentForm.ts';
import type { OpenedDocument } from '../../../state/document/openedDocument.ts';
import type { Typing } from '../../../state/editing/recordKind.ts';
import { brusselsToday } from '../../today/brusselsToday.ts';
import { askForVatChange } from '../lines/askForVatChange.ts';
import { CustomerSearch } from './CustomerSearch.tsx';
import * as styles from './DocumentHead.css.ts';

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
    unparsed: { [field]: fault === undefined ? undefined : typed },
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
    ...(head.unparsed[field] !== undefined && { unparsedText: head.unparsed[field] }),
    onChange: (value: string | null, fault?: unknown, typed?: string) => {
      const { events, unparsed } = dateChange(field, value, fault, typed);
      dispatch(events, unparsed);
    },
    onTyping: (value: string | null, fault?: unknown, typed?: string) =>
      type(dateChange(field, value, fault, typed)),
  });
  const textField = (field: (typeof texts)[number]) => ({
    name: field,
    label: text[field],
    value: head[field],
    onChange: (value: string) =>
      type({ events: [{ type: 'textEdited', field, value }], unparsed: {} }),
  });

  const isFailing = useAtomValue(editor.failureAtom)?.names.length;
  const [isOpen, setIsOpen] = useState(false);
  const isCollapsed = head.customer !== undefined && !isOpen && !isFailing;

  return (
    <div className={styles.head}>
      <div className={styles.fields}>
        <div className={styles.customer}>
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
              type({ events: found ? [] : [{ type: 'customerCleared' }], unparsed: {} })
            }
          />
        </div>
        {head.customer && (
          <div className={styles.toggle}>
            <Button
              variant="plain"
              icon={isCollapsed ? 'chevronDown' : 'chevronUp'}
              aria-expanded={!isCollapsed}
              onPress={() => setIsOpen(isCollapsed)}
            >
              {text.more}
            </Button>
          </div>
        )}
        <div className={`${styles.more} ${isCollapsed ? styles.collapsed : ''}`}>
          <div className={styles.short}>
            <DateField {...dateField('date')} />
          </div>
          <div className={styles.short}>
            <DateField
              {...dateField('dueDate')}
              warning={warnAboutDocument(head).length > 0 ? text.dueBeforeDate : undefined}
            />
          </div>
          <div className={styles.short}>
            <DateField {...dateField('deliveryDate')} />
          </div>
          <div className={styles.short}>
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
          </div>
          <div className={styles.short}>
            <ReadOnlyField label={text.number[kind]} value={head.number} />
          </div>
          <div className={styles.short}>
            <TextField {...textField('reference')} />
          </div>
          <div className={styles.text}>
            <TextArea rows={1} {...textField('remarks')} />
          </div>
          <div className={styles.text}>
            <TextArea rows={1} {...textField('notes')} />
          </div>
        </div>
      </div>
    </div>
  );
}
