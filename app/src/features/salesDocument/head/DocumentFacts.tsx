import { StatusBadge } from '@facturatie/ui/StatusBadge';
import { documentEditorText as text } from '../../../intl/documentEditor.nl-BE.ts';
import { documentKindText } from '../../../intl/salesDocuments.nl-BE.ts';
import type { OpenedDocument } from '../../../state/document/openedDocument.ts';
import * as styles from './DocumentFacts.css.ts';

export interface DocumentFactsProps extends Pick<OpenedDocument, 'kind'> {
  /** Absent until it is loaded. */
  readonly opened: OpenedDocument | undefined;
}

/** What a document is, beside the title: its kind, its number, its quote, and its customer as saved. */
export function DocumentFacts({ kind, opened }: DocumentFactsProps) {
  const { document, quoteNumber = '' } = opened ?? {};
  const numbers = [document?.number, quoteNumber === '' ? undefined : text.from(quoteNumber)];
  return (
    <>
      <StatusBadge tone={kind === 'quote' ? 'info' : 'neutral'} icon="document">
        {documentKindText[kind]}
      </StatusBadge>
      <span className={styles.saved}>
        {numbers.filter((number) => number !== undefined).join(' · ') || '\u00a0'}
        {document && <span className={styles.customer}> · {document.customer.name}</span>}
      </span>
    </>
  );
}
