import { Text } from '@facturatie/ui/Text';
import { useAtomValue } from 'jotai/react';
import { documentEditorText } from '../../../intl/documentEditor.nl-BE.ts';
import type { DocumentEditor } from '../../../state/document/documentEditor.ts';
import { amountText } from './amountText.ts';

/** What a document adds up to with VAT, for the bar that stays in sight. */
export function DocumentTotal({ editor }: { readonly editor: DocumentEditor }) {
  const { total } = useAtomValue(editor.totalsAtom).totals;
  return (
    <Text as="span" weight="strong" hasTabularNumbers>
      {`${documentEditorText.summary.total} ${amountText(total)}`}
    </Text>
  );
}
