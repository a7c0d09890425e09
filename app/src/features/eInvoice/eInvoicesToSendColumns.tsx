import type { EInvoiceToSend } from '@facturatie/api-contract';
import { Checkbox } from '@facturatie/ui/Checkbox';
import type { Column } from '@facturatie/ui/DataTable';
import { Inline } from '@facturatie/ui/Inline';
import { formatDate, formatMoney } from '@facturatie/ui/intl';
import { Link } from '@facturatie/ui/Link';
import { VisuallyHidden } from '@facturatie/ui/VisuallyHidden';
import { eInvoicesToSendText as text } from '../../intl/eInvoicesToDo.nl-BE.ts';
import { documentAddress } from '../salesDocument/actions/documentAddresses.ts';
import { FindingTexts } from './FindingTexts.tsx';

const isStopped = ({ findings }: EInvoiceToSend) =>
  findings.some(({ severity }) => severity === 'stop');

/** Whoever ticks one with a warning has it before them. */
export const isFirstTicked = ({ findings }: EInvoiceToSend) =>
  findings.every(({ severity }) => severity === 'info');

/** The columns of the invoices to send. @param byHand what was ticked or not by hand, by number */
export function columnsOf(
  byHand: Readonly<Record<string, boolean>>,
  onTick: (number: string, isTicked: boolean) => void,
): readonly Column<EInvoiceToSend>[] {
  return [
    {
      key: 'number',
      header: text.number,
      cell: (row) =>
        isStopped(row) ? (
          row.number
        ) : (
          <Checkbox
            label={row.number}
            isSelected={byHand[row.number] ?? isFirstTicked(row)}
            onChange={(isTicked) => onTick(row.number, isTicked)}
          />
        ),
      width: 'large',
      isRowHeader: true,
    },
    { key: 'date', header: text.date, cell: ({ date }) => formatDate(date), width: 'compact' },
    {
      key: 'customer',
      header: text.customer,
      cell: ({ companyName }) => companyName,
      width: 'large',
      card: 'title',
    },
    {
      key: 'total',
      header: text.total,
      cell: ({ total }) => formatMoney(total),
      align: 'end',
      width: 'compact',
    },
    {
      key: 'findings',
      header: text.findings,
      cell: ({ kind, number, findings }) => (
        <Inline>
          {findings.length === 0 ? text.allGood : <FindingTexts findings={findings} />}
          <Link href={documentAddress(kind, number)}>
            {text.open(kind)}
            <VisuallyHidden> {number}</VisuallyHidden>
          </Link>
        </Inline>
      ),
      takesRest: 'always',
      isMultiline: true,
    },
  ];
}
