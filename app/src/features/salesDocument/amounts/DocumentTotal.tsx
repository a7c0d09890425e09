import { Text } from '@facturatie/ui/Text';
import { useAtomValue } from 'jotai/react';
import { documentEditorText } from '../../../intl/documentEditor.nl-BE.ts';
import type { DocumentEditor } from '../../../state/document/documentEditor.ts';
import { amountText } from './amountText.ts';

/** The total of a document with VAT, for the sticky bar. */
export function DocumentTotal({ editor }: { readonly editor: DocumentEditor }) {
  const { total } = useAtomValue(editor.totalsAtom).totals;
  return (
    <Text as="span" weight="strong" hasTabularNumbers>
      {`${documentEditorText.summary.total} ${amountText(total)}`}
    </Text>
  );
}
