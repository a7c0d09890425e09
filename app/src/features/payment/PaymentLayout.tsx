import { Button } from '@facturatie/ui/Button';
import { Columns } from '@facturatie/ui/Columns';
import { Inline } from '@facturatie/ui/Inline';
import { Spinner } from '@facturatie/ui/Spinner';
import { Stack } from '@facturatie/ui/Stack';
import { TextField } from '@facturatie/ui/TextField';
import type { ReactNode } from 'react';
import { paymentText as text } from '../../intl/payments.nl-BE.ts';
import { recordText } from '../../intl/records.nl-BE.ts';
import * as styles from './PaymentModal.css.ts';

export interface PaymentLayoutProps {
  readonly date: ReactNode;
  readonly bank: ReactNode;
  readonly amount: ReactNode;
  readonly method: ReactNode;
  readonly buttons: ReactNode;
}

/** Where the fields of a payment are. */
export function PaymentLayout({ date, bank, amount, method, buttons }: PaymentLayoutProps) {
  return (
    <>
      <Columns minWidth="medium" space="medium">
        {date}
        {amount}
        {bank}
        {method}
      </Columns>
      <Inline distribute="end">{buttons}</Inline>
    </>
  );
}

/** Keeps the place of the fields while the lists to choose from are on their way. */
export function PaymentPlaceholder() {
  const { date, bankId, amount, method } = text.fields;
  return (
    <div className={styles.pile}>
      <div className={styles.top}>
        <Spinner label={text.loading} isLabelVisible />
      </div>
      <div className={styles.placeholder}>
        <Stack space="large">
          <PaymentLayout
            date={<TextField label={date} />}
            amount={<TextField label={amount} />}
            bank={<TextField label={bankId} />}
            method={<TextField label={method} />}
            buttons={<Button>{recordText.save}</Button>}
          />
        </Stack>
      </div>
    </div>
  );
}
