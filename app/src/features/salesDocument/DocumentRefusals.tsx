import { Alert } from '@facturatie/ui/Alert';
import { documentEditorText as text, documentFieldNames } from '../../intl/documentEditor.nl-BE.ts';
import type { DocumentEditor } from './documentEditor.ts';
import { saidOfNoField } from './documentRefusals.ts';
import { useEditorValue } from './useEditorValue.ts';

/** What the server said of a document that it refused, where no field is there to say it at. */
export function DocumentRefusals({ editor }: { readonly editor: DocumentEditor }) {
  const faults = useEditorValue(editor, (state) => state.faults);
  const said = saidOfNoField(faults).map(([name, sentence]) =>
    text.refused.said(documentFieldNames[name] ?? name, sentence),
  );
  if (said.length === 0) return null;
  return (
    <Alert tone="critical" title={text.refused.title}>
      {said.join(' ')}
    </Alert>
  );
}
