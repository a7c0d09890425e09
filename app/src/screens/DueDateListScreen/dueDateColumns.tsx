import type { CustomerNumber, DueDate } from '@facturatie/api-contract';
import { daysUntilDue } from '@facturatie/invoice-engine';
import { Button } from '@facturatie/ui/Button';
import type { Column } from '@facturatie/ui/DataTable';
import { DaysBadge } from '@facturatie/ui/DaysBadge';
import { Inline } from '@facturatie/ui/Inline';
import { formatDate, formatMoney } from '@facturatie/ui/intl';
import { Link } from '@facturatie/ui/Link';
import { VisuallyHidden } from '@facturatie/ui/VisuallyHidden';
import { CustomerButton } from '../../features/customerButton/CustomerButton.tsx';
import { brusselsToday } from '../../features/today/brusselsToday.ts';
import { dueDateText as text } from '../../intl/dueDates.nl-BE.ts';

/** What can be opened from a row. */
export interface DueDateActions {
  readonly onOpenCustomer: (customerNumber: CustomerNumber) => void;
  /** Called with the row in the page, which outlives the button that was pressed in it. */
  readonly onPay: (dueDate: DueDate, row: Element | null) => void;
}

/** The columns of the due dates (specification §2). */
export function dueDateColumns({
  onOpenCustomer,
  onPay,
}: DueDateActions): readonly Column<DueDate>[] {
  return [
    { key: 'code', header: text.code, cell: (row) => row.code, width: 'tiny', card: 'third' },
    {
      key: 'customerNumber',
      header: text.customerNumber,
      cell: (row) => (
        <CustomerButton
          customerNumber={row.customerNumber}
          icon="notes"
          notes={row.document.customer.notes}
          onOpen={onOpenCustomer}
        />
      ),
      width: 'compact',
      card: 'aside',
    },
    {
      key: 'companyName',
      header: text.companyName,
      cell: (row) => row.companyName,
      takesRest: 'always',
      card: 'title',
    },
    {
      key: 'documentNumber',
      header: text.documentNumber,
      cell: (row) => (
        <Link href={`/verkopen/facturen/${encodeURIComponent(row.documentNumber)}`}>
          {row.documentNumber}
        </Link>
      ),
      width: 'snug',
      card: 'third',
    },
    money('amount', text.amount),
    money('balance', text.balance),
    money('paid', text.paid),
    {
      key: 'method',
      header: text.method,
      cell: (row) => <MethodAndPay dueDate={row} onPay={onPay} />,
      width: 'medium',
      card: 'flow',
    },
    {
      key: 'documentDate',
      header: text.documentDate,
      cell: (row) => formatDate(row.documentDate),
      width: 'compact',
      card: 'third',
    },
    {
      key: 'date',
      header: text.date,
      cell: (row) => <DateWithDays dueDate={row} />,
      width: 'large',
      card: 'twoThirds',
    },
  ];
}

function money(key: 'amount' | 'balance' | 'paid', header: string): Column<DueDate> {
  return {
    key,
    header,
    cell: (row) => formatMoney(Number(row[key])),
    align: 'end',
    width: 'snug',
    card: 'third',
  };
}

/** How it was last paid and, while there is something to pay, what opens a payment (specification §2). */
function MethodAndPay({ dueDate, onPay }: { dueDate: DueDate } & Pick<DueDateActions, 'onPay'>) {
  const { method, balance, documentNumber } = dueDate;
  if (balance <= 0) return method;
  return (
    <Inline as="span" space="xsmall">
      {method}
      <Button
        size="small"
        tone="accent"
        onPress={({ target }) => onPay(dueDate, target.closest('tr'))}
      >
        {text.pay}
        <VisuallyHidden> {text.payOf(documentNumber)}</VisuallyHidden>
      </Button>
    </Inline>
  );
}

/** A date, and in how many days it comes or how many days ago it was; announced as paid once it is. */
function DateWithDays({ dueDate: { date, balance } }: { dueDate: DueDate }) {
  return (
    <Inline as="span" space="xsmall">
      {formatDate(date)}
      <DaysBadge
        days={daysUntilDue(brusselsToday(), date)}
        label={balance > 0 ? undefined : text.settled}
      />
    </Inline>
  );
}
