import type { DocumentSettings } from '@facturatie/api-contract';
import {
  isVatChangeDue,
  isoDate,
  proposedVat,
  warnAboutDocument,
} from '@facturatie/invoice-engine';
import { confirm } from '@facturatie/ui/AlertDialog';
import { Button } from '@facturatie/ui/Button';
import { DateField, DateFieldCalendar } from '@facturatie/ui/DateField';
import { formatPercent } from '@facturatie/ui/intl';
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
import type { Store } from '../../../state/store.ts';
import { brusselsToday } from '../../today/brusselsToday.ts';
import { CustomerSearch } from './CustomerSearch.tsx';
import * as styles from './DocumentHead.css.ts';

const { head: text, vatChange } = documentEditorText;

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

/** The head of a document: its number, customer, dates, reference and remarks (specification §2). */
export function DocumentHead({ editor, kind, settings, beginsAtCustomer }: DocumentHeadProps) {
  const store = useStore();
  const head = useAtomValue(editor.headAtom);
  const dispatch = useSetAtom(editor.dispatchAtom);
  const type = useSetAtom(editor.typeAtom);

  const isDueBeforeDate = warnAboutDocument(head).length > 0;
  const dateField = (field: keyof typeof dates) => {
    /** A text that is no date stays in the field. */
    const change = (value: string | null, fault?: unknown, typed = ''): Typing<DocumentEvent> => ({
      events: [{ type: dates[field], ...(value !== null && { date: isoDate(value) }) }],
      unparsed: { [field]: fault === undefined ? undefined : typed },
    });
    return {
      name: field,
      label: text[field],
      isRequired: true,
      today: brusselsToday(),
      calendar: DateFieldCalendar,
      value: head[field] ?? null,
      warning: field === 'dueDate' && isDueBeforeDate ? text.dueBeforeDate : undefined,
      ...(head.unparsed[field] !== undefined && { unparsedText: head.unparsed[field] }),
      onChange: (...typed: Parameters<typeof change>) => {
        const { events, unparsed } = change(...typed);
        dispatch(events, unparsed);
      },
      onTyping: (...typed: Parameters<typeof change>) => type(change(...typed)),
    };
  };
  const textField = (field: 'reference' | 'remarks' | 'notes') => ({
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
          {(['date', 'dueDate', 'deliveryDate'] as const).map((field) => (
            <div key={field} className={styles.short}>
              <DateField {...dateField(field)} />
            </div>
          ))}
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

/**
 * Asks whether all lines get the VAT of another counting type, once that was chosen and a line has other VAT
 * (specification §2, §4, VAT change dialog).
 */
async function askForVatChange(
  store: Store,
  { presentAtom, dispatchAtom }: DocumentEditor,
): Promise<void> {
  const present = store.get(presentAtom);
  if (!isVatChangeDue(present)) return;
  const vat = proposedVat(present);
  const isWanted = await confirm({
    title: vatChange.title,
    message: vatChange.message(formatPercent(vat.rate, { hasPercentSign: false })),
    confirmLabel: vatChange.confirm,
    cancelLabel: vatChange.cancel,
  });
  if (isWanted) store.set(dispatchAtom, [{ type: 'vatChanged', vat }]);
}
