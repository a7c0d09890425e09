import type { DocumentKind } from '@facturatie/api-contract';
import { AsyncContent } from '@facturatie/ui/AsyncContent';
import { Stack } from '@facturatie/ui/Stack';
import { useState } from 'react';
import { contentState } from '../../features/list/listState.ts';
import { FormSkeleton } from '../../features/record/FormSkeleton.tsx';
import { DocumentFacts } from '../../features/salesDocument/head/DocumentFacts.tsx';
import { unusableOrigin } from '../../features/salesDocument/head/unusableOrigin.ts';
import { Screen } from '../../features/screen/Screen.tsx';
import { documentEditorText as text } from '../../intl/documentEditor.nl-BE.ts';
import type { DocumentToEdit } from '../../state/document/documentEditor.ts';
import type { ResourceState } from '../../state/resource.ts';
import { SalesDocumentEditor } from './SalesDocumentEditor.tsx';
import type { SalesDocumentEditorProps } from './SalesDocumentEditor.tsx';

export interface SalesDocumentScreenProps extends Pick<
  SalesDocumentEditorProps,
  'onSaved' | 'Saved' | 'CreditLimits'
> {
  readonly kind: DocumentKind;
  readonly document: ResourceState<DocumentToEdit>;
  readonly onRetry: () => void;
}

/**
 * The editor of sales documents (specification §2). Its title says Offerte for every kind, as the
 * specification has it; the badge shows the kind (docs/decisions/0001, Editor title).
 */
export function SalesDocumentScreen({
  kind,
  Saved,
  CreditLimits,
  document,
  onRetry,
  onSaved,
}: SalesDocumentScreenProps) {
  const isNew = Saved === undefined;
  // A blank form after a saved one is another editor; input is blocked until it is loaded.
  const isBetween = isNew && document.status === 'stale';
  const value = 'value' in document && !isBetween ? document.value : undefined;
  const UnusableOriginNotice = unusableOrigin.code()?.UnusableOriginNotice;
  const [shown, setShown] = useState({ value, times: 0 });
  if (isNew && value && value !== shown.value) setShown({ value, times: shown.times + 1 });
  return (
    <Screen
      title={isNew ? text.newTitle : text.editTitle}
      badge={<DocumentFacts kind={kind} opened={value?.unusableOrigin ? undefined : value} />}
    >
      <AsyncContent
        state={isBetween ? { status: 'loading' } : contentState(document)}
        skeleton={<FormSkeleton fields={8} />}
        onRetry={onRetry}
      >
        {(opened) => (
          <Stack space="large">
            {UnusableOriginNotice && opened.unusableOrigin && (
              <UnusableOriginNotice {...opened.unusableOrigin} />
            )}
            {opened.unusableOrigin?.hasDraft !== false && (
              <SalesDocumentEditor
                key={shown.times}
                opened={opened}
                Saved={Saved}
                CreditLimits={CreditLimits}
                beginsAtCustomer={shown.times > 1}
                onSaved={onSaved}
              />
            )}
          </Stack>
        )}
      </AsyncContent>
    </Screen>
  );
}
