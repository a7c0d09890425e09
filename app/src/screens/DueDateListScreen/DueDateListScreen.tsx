import type { CustomerNumber, DueDate } from '@facturatie/api-contract';
import { SearchField } from '@facturatie/ui/SearchField';
import { useMemo, useState } from 'react';
import { CustomerModal } from '../../features/customer/CustomerModal.tsx';
import { PagedTable } from '../../features/list/PagedTable.tsx';
import type { TableDescription } from '../../features/list/PagedTable.tsx';
import type { ListScreenProps } from '../../features/list/useListScreen.ts';
import { useRowChanges } from '../../features/list/useRowChanges.ts';
import { PaymentModal } from '../../features/payment/PaymentModal.tsx';
import { Screen } from '../../features/screen/Screen.tsx';
import { dueDateText as text } from '../../intl/dueDates.nl-BE.ts';
import { dueDateColumns } from './dueDateColumns.tsx';

/** What is open over the list. */
type Opened =
  | { readonly what: 'customer'; readonly number: CustomerNumber }
  | { readonly what: 'payment'; readonly dueDate: DueDate; readonly row: Element | null };

/**
 * The due dates, a page at a time, searchable. From a row one pays what is still to be paid, and opens
 * its customer; after either the row shows the new state (specification §2).
 */
export function DueDateListScreen({ onSearch, ...screen }: ListScreenProps<DueDate>) {
  const { list, changeRows } = useRowChanges(screen.list);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const table = useMemo(() => describeTable(setOpened), []);

  function replaceRow(fresh: DueDate) {
    changeRows((row) => (row.code === fresh.code ? fresh : row));
  }

  return (
    <Screen
      title={text.title}
      width="list"
      search={
        <SearchField
          label={text.searchLabel}
          labelPosition="hidden"
          description={text.searchHint}
          value={screen.search}
          onSearch={onSearch}
        />
      }
    >
      <PagedTable {...screen} list={list} table={table} noneYet={text.noneYet} />
      {opened?.what === 'payment' && (
        <PaymentModal
          key={opened.dueDate.code}
          dueDate={opened.dueDate}
          onClose={close}
          onRefreshed={(dueDate) => {
            replaceRow(dueDate);
            setOpened({ ...opened, dueDate });
          }}
          onPaid={(dueDate) => {
            replaceRow(dueDate);
            close();
          }}
          returnFocusTo={() => opened.row?.querySelector('button')}
        />
      )}
      {opened?.what === 'customer' && (
        <CustomerModal
          customerNumber={opened.number}
          onClose={close}
          onSaved={({ number, notes }) => {
            changeRows((row) =>
              row.customerNumber === opened.number
                ? { ...row, customerNumber: number, document: { customer: { notes } } }
                : row,
            );
            close();
          }}
        />
      )}
    </Screen>
  );
}

function describeTable(open: (opened: Opened) => void): TableDescription<DueDate> {
  return {
    caption: text.title,
    columns: dueDateColumns({
      onOpenCustomer: (number) => open({ what: 'customer', number }),
      onPay: (dueDate, row) => open({ what: 'payment', dueDate, row }),
    }),
    rowKey: (row) => row.code,
  };
}
