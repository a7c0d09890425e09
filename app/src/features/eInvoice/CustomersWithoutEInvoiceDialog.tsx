import { listCustomersWithoutEInvoice } from '@facturatie/api-contract';
import type { CustomerWithoutEInvoice } from '@facturatie/api-contract';
import { Modal } from '@facturatie/ui/Modal';
import { Stack } from '@facturatie/ui/Stack';
import { Text } from '@facturatie/ui/Text';
import { useRouteContext } from '@tanstack/react-router';
import { customersWithoutEInvoiceText as text } from '../../intl/eInvoicesToDo.nl-BE.ts';
import { MoreList } from '../list/MoreList.tsx';
import { customerFieldAddress } from './customerFieldAddress.ts';
import { FindingTexts } from './FindingTexts.tsx';

const perPage = 20;

const table = {
  caption: text.customers(),
  columns: [
    {
      key: 'number',
      header: text.number,
      cell: (row: CustomerWithoutEInvoice) => row.number,
      width: 'small',
      isRowHeader: true,
    },
    {
      key: 'companyName',
      header: text.companyName,
      cell: (row: CustomerWithoutEInvoice) => row.companyName,
      width: 'large',
    },
    {
      key: 'findings',
      header: text.findings,
      cell: (row: CustomerWithoutEInvoice) => <FindingTexts findings={row.findings} />,
      takesRest: 'always',
      isMultiline: true,
    },
  ],
  rowKey: (row: CustomerWithoutEInvoice) => row.number,
  rowHref: (row: CustomerWithoutEInvoice) =>
    customerFieldAddress(row.number, row.findings[0]?.field ?? ''),
} as const;

export interface CustomersWithoutEInvoiceDialogProps {
  readonly onClose: () => void;
}

/** The businesses to which no e-invoice can be sent, each with the reasons; a row leads to what fixes the first. */
export function CustomersWithoutEInvoiceDialog({ onClose }: CustomersWithoutEInvoiceDialogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  return (
    <Modal isOpen isTall size="large" title={text.customers()} onClose={onClose}>
      <Stack>
        <Text>{text.explanation}</Text>
        <MoreList
          table={table}
          load={async (page, signal) => {
            const query = { page, perPage } as const;
            return (await api(listCustomersWithoutEInvoice, { query }, { signal })).customers;
          }}
          noneYet={text.none}
          skeletonRows={5}
        />
      </Stack>
    </Modal>
  );
}
