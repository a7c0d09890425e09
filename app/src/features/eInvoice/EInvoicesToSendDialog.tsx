import { issueEInvoice, listEInvoicesToSend } from '@facturatie/api-contract';
import type { DocumentKind, EInvoiceToSend, PagedList } from '@facturatie/api-contract';
import { AsyncContent } from '@facturatie/ui/AsyncContent';
import { Button } from '@facturatie/ui/Button';
import { DataTable } from '@facturatie/ui/DataTable';
import { LoadMore } from '@facturatie/ui/LoadMore';
import { Modal } from '@facturatie/ui/Modal';
import { Stack } from '@facturatie/ui/Stack';
import { Text } from '@facturatie/ui/Text';
import { toast } from '@facturatie/ui/Toasts';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { eInvoicesToSendText as text } from '../../intl/eInvoicesToDo.nl-BE.ts';
import { createResource, useResource } from '../../state/resource.ts';
import { errorText } from '../../intl/describeError.ts';
import { reportFailedLoad, reportFailure } from '../failure/reportFailure.ts';
import { listState } from '../list/listState.ts';
import { placeholder } from '../list/PagedTable.css.ts';
import { downloadXml } from './downloadXml.ts';
import { columnsOf, isFirstTicked } from './eInvoicesToSendColumns.tsx';

const perPage = 50;

export interface EInvoicesToSendDialogProps {
  readonly onClose: () => void;
  /** Called after some were issued. */
  readonly onIssued: () => void;
}

/** The invoices and credit notes that are to be sent, the oldest first: those that are ticked are issued and downloaded. */
export function EInvoicesToSendDialog({ onClose, onIssued }: EInvoicesToSendDialogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const load = async (page: number, signal: AbortSignal) =>
    (await api(listEInvoicesToSend, { query: { page, perPage } }, { signal })).eInvoices;
  const [first, setFirst] = useState(() => createResource((signal) => load(1, signal)));
  const [later, setLater] = useState<readonly PagedList<EInvoiceToSend>[]>([]);
  const list = useResource(first);
  const pages = 'value' in list ? [list.value, ...later] : [];
  // One that moved to a later page meanwhile is listed once.
  const rows = [
    ...new Map(pages.flatMap(({ data }) => data).map((row) => [row.number, row])).values(),
  ];
  /** What was ticked or not by hand, by number; the others are as `isFirstTicked` has them. */
  const [byHand, setByHand] = useState<Readonly<Record<string, boolean>>>({});
  const ticked = rows.filter((row) => byHand[row.number] ?? isFirstTicked(row));
  const [progress, setProgress] = useState<string>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  function again() {
    setLater([]);
    setFirst(createResource((signal) => load(1, signal)));
  }

  async function issueTicked() {
    if (progress !== undefined) return;
    const done: DocumentKind[] = [];
    try {
      for (const { kind, number, version } of ticked) {
        if (!isOpen.current) break;
        setProgress(text.progress(done.length, ticked.length));
        const body = { method: 'download' } as const;
        await api(issueEInvoice, { params: { number }, body }, { version });
        done.push(kind);
        await downloadXml(api, kind, number);
      }
    } catch (error) {
      reportFailure(error);
    }
    setProgress(undefined);
    again();
    if (done.length === 0) return;
    toast.success({ title: text.done(done) });
    onIssued();
  }

  const columns = columnsOf(byHand, (number, isTicked) =>
    setByHand((before) => ({ ...before, [number]: isTicked })),
  );

  return (
    <Modal
      isOpen
      isTall
      size="xlarge"
      title={text.toSend()}
      onClose={onClose}
      renderFooter={(close) => (
        <>
          <Button onPress={close}>{text.close}</Button>
          <span {...(list.status === 'loading' && { className: placeholder })}>
            <Button
              tone="accent"
              variant="solid"
              isDisabled={ticked.length === 0}
              isPending={progress !== undefined}
              pendingText={progress ?? ''}
              onPress={() => void issueTicked()}
            >
              {text.download}
            </Button>
          </span>
        </>
      )}
    >
      <Stack>
        <Text>{text.explanation}</Text>
        <Text>{text.warnings}</Text>
        <AsyncContent
          state={listState(list, '')}
          skeleton={<DataTable {...table} columns={columns} rows={undefined} skeletonRows={5} />}
          empty={{ none: { title: text.none } }}
          onRetry={again}
        >
          {({ isStale }) => (
            <Stack>
              <DataTable {...table} columns={columns} rows={rows} isLoading={isStale} />
              <Text>{text.ticked(ticked.length)}</Text>
              <LoadMore
                shown={rows.length}
                total={pages.at(-1)?.total ?? rows.length}
                isComplete={later.length + 1 >= (pages.at(-1)?.lastPage ?? 1)}
                onLoad={async (signal) => {
                  const next = await reportFailedLoad(load(later.length + 2, signal), signal);
                  setLater([...later, next]);
                }}
                describeFailure={errorText}
              />
            </Stack>
          )}
        </AsyncContent>
      </Stack>
    </Modal>
  );
}

const table = {
  caption: text.toSend(),
  rowKey: ({ number }: EInvoiceToSend) => number,
} as const;
