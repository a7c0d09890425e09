import { Alert } from '@facturatie/ui/Alert';
import { useAtomValue } from 'jotai/react';
import {
  documentEditorText as text,
  documentFieldNames,
} from '../../../intl/documentEditor.nl-BE.ts';
import type { DocumentEditor } from '../../../state/document/documentEditor.ts';
import { withoutField } from '../../../state/document/documentRefusals.ts';

/** The errors of the server that belong to no field. */
export function DocumentRefusals({ editor }: { readonly editor: DocumentEditor }) {
  const said = withoutField(useAtomValue(editor.faultsAtom)).map(([name, sentence]) =>
    text.refused.said(documentFieldNames[name] ?? name, sentence),
  );
  if (said.length === 0) return null;
  return (
    <Alert tone="critical" title={text.refused.title}>
      {said.join(' ')}
    </Alert>
  );
}
