import { getEInvoiceXml, issueEInvoice, previewEInvoice } from '@facturatie/api-contract';
import type { DocumentKind, EInvoice } from '@facturatie/api-contract';
import { Alert } from '@facturatie/ui/Alert';
import { AsyncContent } from '@facturatie/ui/AsyncContent';
import { Button } from '@facturatie/ui/Button';
import { DescriptionList } from '@facturatie/ui/DescriptionList';
import { Inline } from '@facturatie/ui/Inline';
import { formatMoney } from '@facturatie/ui/intl';
import { Modal } from '@facturatie/ui/Modal';
import { Skeleton } from '@facturatie/ui/Skeleton';
import { Stack } from '@facturatie/ui/Stack';
import { Text } from '@facturatie/ui/Text';
import { toast } from '@facturatie/ui/Toasts';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai/react';
import { useState } from 'react';
import { eInvoiceText as text } from '../../intl/eInvoice.nl-BE.ts';
import type { DocumentEditor } from '../../state/document/documentEditor.ts';
import { reportFailure } from '../failure/reportFailure.ts';
import { contentState } from '../list/listState.ts';
import { downloadXml } from './downloadXml.ts';
import { EInvoiceFindings } from './EInvoiceFindings.tsx';
import { EInvoiceReading } from './EInvoiceReading.tsx';
import type { ShownEInvoice } from './useEInvoice.ts';
import type { DocumentFacts } from '../../state/document/openedDocument.ts';
import type { GridHandle } from '../salesDocument/lines/gridHandle.ts';

export interface EInvoiceDialogProps {
  readonly document: DocumentFacts;
  readonly editor: DocumentEditor;
  readonly eInvoice: ShownEInvoice;
  readonly grid: GridHandle;
  readonly onClose: () => void;
}

/** The e-invoice of an invoice or a credit note: what is in its way, what it says, and the ways to issue it. */
export function EInvoiceDialog({ document, editor, eInvoice, grid, onClose }: EInvoiceDialogProps) {
  const { kind, number } = document;
  const { api } = useRouteContext({ from: '__root__' });
  const store = useStore();
  const isUnsaved = useAtomValue(editor.isDirtyAtom);
  const [doing, setDoing] = useState<'download' | 'declared' | 'show'>();
  const [shownXml, setShownXml] = useState<string>();
  const params = { number };
  const { state, reload } = eInvoice;
  const value = 'value' in state ? state.value : undefined;

  async function during(what: NonNullable<typeof doing>, work: () => Promise<void>) {
    if (doing !== undefined) return;
    setDoing(what);
    try {
      await work();
    } catch (error) {
      reportFailure(error);
      reload();
    } finally {
      setDoing(undefined);
    }
  }

  const issue = (method: 'download' | 'declared') =>
    during(method, async () => {
      const version = store.get(editor.versionAtom);
      await api(issueEInvoice, { params, body: { method } }, { version });
      if (method === 'download') await downloadXml(api, kind, number);
      toast.success({ title: text.issued(kind, number) });
      reload();
      onClose();
    });
  const show = () =>
    during('show', async () => {
      const file = await api(value?.hasXml ? getEInvoiceXml : previewEInvoice, { params });
      setShownXml(await file.text());
    });

  const canBeXml = value?.findings.every(({ severity }) => severity !== 'stop') ?? false;
  const isIssued = value !== undefined && value.issuedAt !== null;
  return (
    <Modal
      isOpen
      size="large"
      title={text.title(kind, number)}
      onClose={onClose}
      renderFooter={(close) => (
        <Inline>
          <Button onPress={close}>{isIssued ? text.close : text.cancel}</Button>
          {!isIssued && value !== undefined && (
            <Button
              isDisabled={isUnsaved}
              isPending={doing === 'declared'}
              pendingText={text.issuing(kind)}
              onPress={() => void issue('declared')}
            >
              {text.markSent}
            </Button>
          )}
          {(isIssued ? value.hasXml : canBeXml) && (
            <Button isPending={doing === 'show'} onPress={() => void show()}>
              {text.showXml}
            </Button>
          )}
          {isIssued && value.hasXml && (
            <Button
              isPending={doing === 'download'}
              onPress={() => void during('download', () => downloadXml(api, kind, number))}
            >
              {text.downloadAgain}
            </Button>
          )}
          {!isIssued && (
            <Button
              tone="accent"
              variant="solid"
              isDisabled={!canBeXml || isUnsaved}
              isPending={doing === 'download'}
              pendingText={text.issuing(kind)}
              onPress={() => void issue('download')}
            >
              {text.downloadXml}
            </Button>
          )}
        </Inline>
      )}
    >
      <AsyncContent state={contentState(state)} skeleton={<Skeleton lines={6} />} onRetry={reload}>
        {(found) =>
          found && (
            <Stack>
              <DescriptionList facts={factsOf(kind, found)} />
              {isUnsaved && !isIssued && <Alert tone="caution">{text.unsaved}</Alert>}
              <EInvoiceFindings
                eInvoice={found}
                document={document}
                editor={editor}
                grid={grid}
                onLeave={onClose}
              />
              {!isIssued && canBeXml && <Text>{text.download(kind)}</Text>}
              {!isIssued && <Text>{`${text.markSent}: ${text.declare(kind)}`}</Text>}
            </Stack>
          )
        }
      </AsyncContent>
      {shownXml !== undefined && (
        <Modal
          isOpen
          size="xlarge"
          title={text.shown(number)}
          onClose={() => setShownXml(undefined)}
          renderFooter={(close) => <Button onPress={close}>{text.back}</Button>}
        >
          <Stack>
            {value && value.findings.length > 0 && (
              <EInvoiceFindings
                eInvoice={value}
                document={document}
                editor={editor}
                grid={grid}
                onLeave={onClose}
              />
            )}
            <EInvoiceReading xml={shownXml} />
          </Stack>
        </Modal>
      )}
    </Modal>
  );
}

function factsOf(
  kind: DocumentKind,
  { receiver, participant, total, hasPdf, issuedAt, method, issuedBy }: EInvoice,
) {
  return [
    { term: text.receiver, value: receiver },
    { term: text.participant, value: participant || text.unknownParticipant },
    { term: text.total, value: formatMoney(total, { hasEuroSign: true }) },
    { term: text.attachment, value: hasPdf ? text.withPdf : text.withoutPdf },
    ...(issuedAt === null || method === null
      ? []
      : [{ term: text.label, value: text.issuedNotice(kind, issuedAt, method, issuedBy) }]),
  ];
}
