import type { Customer, CustomerNumber, RecurringInvoice } from '@facturatie/api-contract';
import { useMemo, useState } from 'react';
import { CustomerModal } from '../../features/customer/CustomerModal.tsx';
import { FilterBox } from '../../features/list/FilterBox.tsx';
import { PagedTable } from '../../features/list/PagedTable.tsx';
import type { TableDescription } from '../../features/list/PagedTable.tsx';
import type { ListScreenProps } from '../../features/list/useListScreen.ts';
import { useRowChanges } from '../../features/list/useRowChanges.ts';
import { Screen } from '../../features/screen/Screen.tsx';
import { recurringInvoiceText as text } from '../../intl/recurringInvoices.nl-BE.ts';
import { recurringInvoiceColumns } from './recurringInvoiceColumns.tsx';

/**
 * The recurring invoices, a page at a time, with a filter. The pencil of a row opens its customer; once
 * that is saved, every row of the customer shows it as it is now (specification §2).
 */
export function RecurringInvoiceListScreen({
  onSearch,
  ...screen
}: ListScreenProps<RecurringInvoice>) {
  const { list, changeRows } = useRowChanges(screen.list);
  const [opened, setOpened] = useState<CustomerNumber>();
  const table = useMemo(() => describeTable(setOpened), []);

  return (
    <Screen
      title={text.title}
      width="list"
      search={<FilterBox label={text.filterLabel} search={screen.search} onSearch={onSearch} />}
    >
      <PagedTable {...screen} list={list} table={table} noneYet={text.noneYet} />
      {opened !== undefined && (
        <CustomerModal
          customerNumber={opened}
          onClose={() => setOpened(undefined)}
          onSaved={(customer) => {
            changeRows((row) =>
              row.customer.number === opened ? withCustomer(row, customer) : row,
            );
            setOpened(undefined);
          }}
        />
      )}
    </Screen>
  );
}

function describeTable(
  onOpenCustomer: (customerNumber: CustomerNumber) => void,
): TableDescription<RecurringInvoice> {
  return {
    caption: text.title,
    columns: recurringInvoiceColumns(onOpenCustomer),
    // One document may come again in several rhythms. Not by customer, whose number can change.
    rowKey: (row) => `${row.documentNumber} ${row.frequency} ${row.nextInvoiceDate}`,
  };
}

function withCustomer(
  row: RecurringInvoice,
  { number, companyName, notes, invoiceAddress }: Customer,
): RecurringInvoice {
  const { street, city, phone, email, mobile } = invoiceAddress;
  return {
    ...row,
    customerNumber: number,
    customer: { number, companyName, street, city, phone, email, mobile, notes },
  };
}
