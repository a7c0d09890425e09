import type { SalesDocumentRow } from '@facturatie/api-contract';
import { ButtonLink } from '@facturatie/ui/ButtonLink';
import { SearchField } from '@facturatie/ui/SearchField';
import { PagedTable } from '../../features/list/PagedTable.tsx';
import type { ListScreenProps } from '../../features/list/useListScreen.ts';
import {
  documentAddress,
  documentAddresses,
} from '../../features/salesDocument/documentAddresses.ts';
import { rowPdf } from '../../features/salesDocument/PdfMenu.tsx';
import { Screen } from '../../features/screen/Screen.tsx';
import { documentListText as text } from '../../intl/salesDocuments.nl-BE.ts';
import { documentColumns } from './documentColumns.tsx';
import type { ListedKind } from './documentColumns.tsx';

export interface SalesDocumentListScreenProps extends ListScreenProps<SalesDocumentRow> {
  readonly kind: ListedKind;
}

/** Quotes, invoices or both, the newest first, searchable; a row leads to its document (specification §2). */
export function SalesDocumentListScreen({ kind, onSearch, ...list }: SalesDocumentListScreenProps) {
  return (
    <Screen title={text.titles[kind]} actions={<AddDocument kind={kind} />}>
      <SearchField
        label={text.searchLabels[kind]}
        description={text.searchHint}
        value={list.search}
        onSearch={onSearch}
      />
      <PagedTable
        {...list}
        table={{
          caption: text.titles[kind],
          columns: documentColumns[kind],
          rowKey,
          rowHref,
          rowActions: rowPdf,
          rowActionsLook: 'picture',
        }}
        noneYet={text.noneYet[kind]}
      />
    </Screen>
  );
}

const rowKey = (row: SalesDocumentRow) => `${row.kind} ${row.number}`;
const rowHref = (row: SalesDocumentRow) => documentAddress(row.kind, row.number);

/** 'Toevoegen' of a list of one kind; of the overview, which could mean either, one button for each. */
function AddDocument({ kind }: { kind: ListedKind }) {
  if (kind !== 'all') {
    return (
      <ButtonLink href={documentAddresses[kind].add} variant="solid" tone="accent" icon="add">
        {text.add}
      </ButtonLink>
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
