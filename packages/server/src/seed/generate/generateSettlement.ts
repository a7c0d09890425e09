import { addDays, daysUntilDue } from '@facturatie/invoice-engine';
import type { IsoDate } from '@facturatie/invoice-engine';
import type { RandomStream } from './randomStream.ts';
import { creditReasons } from './words/articles.ts';

/** An invoice on the day that its payments are invented. */
export interface SentInvoice {
  readonly date: IsoDate;
  readonly dueDate: IsoDate;
  /** Cents, never negative. */
  readonly total: number;
}

export interface GeneratedPayment {
  readonly date: IsoDate;
  /** Cents, more than 0. */
  readonly amount: number;
}

/** What came in on an invoice: together never more than its total. */
export interface GeneratedSettlement {
  /** In the order of their dates. */
  readonly payments: readonly GeneratedPayment[];
  readonly credit:
    | { readonly date: IsoDate; readonly amount: number; readonly reason: string }
    | undefined;
}

type Outcome = 'open' | 'partlyPaid' | 'paid' | 'paidTwice' | 'credited' | 'creditedAndPaid';

/** How invoices fare: those not due yet, up to a month late, and older, each out of 200. */
const outcomes: Readonly<
  Record<'early' | 'late' | 'old', readonly (readonly [Outcome, number])[]>
> = {
  early: [
    ['open', 106],
    ['partlyPaid', 52],
    ['paid', 40],
    ['credited', 2],
  ],
  late: [
    ['open', 52],
    ['partlyPaid', 22],
    ['paid', 112],
    ['paidTwice', 8],
    ['credited', 2],
    ['creditedAndPaid', 4],
  ],
  old: [
    ['open', 5],
    ['partlyPaid', 4],
    ['paid', 168],
    ['paidTwice', 14],
    ['credited', 4],
    ['creditedAndPaid', 5],
  ],
};

/**
 * What has come in on an invoice until today: nearly all of an old one, little of one that is not due.
 * Nothing is paid before the invoice is written or after today.
 */
export function generateSettlement(
  random: RandomStream,
  invoice: SentInvoice,
  today: IsoDate,
): GeneratedSettlement {
  const { total } = invoice;
  if (total === 0) return { payments: [], credit: undefined };
  const part = Math.max(1, Math.floor((total * (20 + random.below(60))) / 100));
  const { paid, credited } = {
    open: { paid: [], credited: 0 },
    partlyPaid: { paid: [part], credited: 0 },
    paid: { paid: [total], credited: 0 },
    paidTwice: { paid: [part, total - part], credited: 0 },
    credited: { paid: [], credited: total },
    creditedAndPaid: { paid: [total - part], credited: part },
  }[random.pickWeighted(outcomes[ageOf(invoice, today)])];
  const amounts = paid.filter((amount) => amount > 0);
  const days = amounts.map(() => paymentDay(random, invoice, today)).toSorted();
  return {
    payments: amounts.map((amount, index) => ({ date: days[index] ?? invoice.date, amount })),
    credit:
      credited === 0
        ? undefined
        : {
            date: paymentDay(random, invoice, today),
            amount: credited,
            reason: random.pick(creditReasons),
          },
  };
}

function ageOf({ dueDate }: SentInvoice, today: IsoDate): keyof typeof outcomes {
  const days = daysUntilDue(today, dueDate);
  if (days >= 0) return 'early';
  return days >= -30 ? 'late' : 'old';
}

/** Customers pay around the due date, some of them weeks later. */
function paymentDay(random: RandomStream, { date, dueDate }: SentInvoice, today: IsoDate): IsoDate {
  const agreed = daysUntilDue(date, dueDate);
  const passed = Math.max(0, daysUntilDue(date, today));
  return addDays(date, Math.min(passed, random.below(agreed + 2 + random.below(25))));
}
