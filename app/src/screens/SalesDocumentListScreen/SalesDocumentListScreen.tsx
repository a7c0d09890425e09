import type { SalesDocumentRow } from '@facturatie/api-contract';
import { ButtonLink } from '@facturatie/ui/ButtonLink';
import { SearchField } from '@facturatie/ui/SearchField';
import { PagedTable } from '../../features/list/PagedTable.tsx';
import type { ListScreenProps } from '../../features/list/useListScreen.ts';
import {
  allDocuments,
  documentAddress,
  documentAddresses,
} from '../../features/salesDocument/actions/documentAddresses.ts';
import { PdfMenu } from '../../features/salesDocument/actions/PdfMenu.tsx';
import { Screen } from '../../features/screen/Screen.tsx';
import { EInvoicesToDo } from '../../features/eInvoice/EInvoicesToDo.tsx';
import { eInvoiceStatusLabel } from '../../intl/eInvoiceStatus.nl-BE.ts';
import { documentListText as text } from '../../intl/salesDocuments.nl-BE.ts';
import { documentColumns } from './documentColumns.tsx';
import type { ListedKind } from './documentColumns.tsx';

export interface SalesDocumentListScreenProps extends ListScreenProps<SalesDocumentRow> {
  readonly kind: ListedKind;
}

/** Sales documents of one kind or of all, the newest first, searchable; a row leads to its document (specification §2). */
export function SalesDocumentListScreen({ kind, onSearch, ...list }: SalesDocumentListScreenProps) {
  return (
    <Screen
      title={text.titles[kind]}
      width="list"
      search={
        <SearchField
          label={text.searchLabels[kind]}
          labelPosition="hidden"
          description={text.searchHint}
          value={list.search}
          onSearch={onSearch}
        />
      }
      actions={<AddDocument kind={kind} />}
    >
      {kind === 'invoice' && <EInvoicesToDo />}
      <PagedTable
        {...list}
        table={{
          caption: text.titles[kind],
          columns: documentColumns[kind],
          rowKey,
          rowHref,
          rowActions,
          rowActionsLook: 'picture',
        }}
        noneYet={text.noneYet[kind]}
      />
    </Screen>
  );
}

const rowKey = (row: SalesDocumentRow) => `${row.kind} ${row.number}`;
const rowHref = (row: SalesDocumentRow) => documentAddress(row.kind, row.number);

/** The PDF of a document, and how far its e-invoice is: a dot says that it is to be sent. */
function rowActions({ kind, number, eInvoiceStatus }: SalesDocumentRow) {
  if (eInvoiceStatus === null) return <PdfMenu isInRow number={number} />;
  const label = eInvoiceStatusLabel(eInvoiceStatus);
  return (
    <PdfMenu
      isInRow
      number={number}
      highlight={eInvoiceStatus === 'toSend' ? label : undefined}
      more={[{ label, href: documentAddress(kind, number) }]}
    />
  );
}

/**
 * 'Toevoegen' of a list of one kind, and the way to all kinds; of the overview, which could mean either, one
 * button for each.
 */
function AddDocument({ kind }: { kind: ListedKind }) {
  if (kind !== 'all') {
    return (
      <>
        <ButtonLink href={allDocuments} variant="plain">
          {text.toAll}
        </ButtonLink>
        <ButtonLink href={documentAddresses[kind].add} variant="solid" tone="accent" icon="add">
          {text.add}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink href={documentAddresses.quote.add} icon="add">
        {text.addOf.quote}
      </ButtonLink>
      <ButtonLink href={documentAddresses.invoice.add} icon="add">
        {text.addOf.invoice}
      </ButtonLink>
    </>
  );
}
