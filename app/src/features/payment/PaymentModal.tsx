import { getPaymentLookups } from '@facturatie/api-contract';
import { AsyncContent } from '@facturatie/ui/AsyncContent';
import { Modal } from '@facturatie/ui/Modal';
import { Stack } from '@facturatie/ui/Stack';
import { Text } from '@facturatie/ui/Text';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { paymentText as text } from '../../intl/payments.nl-BE.ts';
import { requestResource } from '../failure/requestResource.ts';
import { useResource } from '../../state/resource.ts';
import { contentState } from '../list/listState.ts';
import { PaymentFields } from './PaymentFields.tsx';
import type { PaymentFieldsProps } from './PaymentFields.tsx';
import { PaymentPlaceholder } from './PaymentLayout.tsx';

export interface PaymentModalProps extends Pick<
  PaymentFieldsProps,
  'dueDate' | 'onRefreshed' | 'onPaid'
> {
  readonly onClose: () => void;
  /** What gets the focus when the dialog has gone and what opened it has gone too. */
  readonly returnFocusTo: () => HTMLElement | null | undefined;
}

/** A payment on a due date, in a dialog (specification §2). */
export function PaymentModal({
  dueDate,
  onClose,
  onRefreshed,
  onPaid,
  returnFocusTo,
}: PaymentModalProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const load = () => requestResource((signal) => api(getPaymentLookups, {}, { signal }));
  const [resource, setResource] = useState(load);
  const lookups = useResource(resource);
  const [typed, setTyped] = useState<{ readonly discard: () => void }>();
  const { customerNumber, companyName, documentNumber, amount, paid, balance } = dueDate;

  return (
    <Modal
      isOpen
      title={text.title(customerNumber)}
      isDirty={typed !== undefined}
      returnFocusTo={returnFocusTo}
      onClose={() => {
        typed?.discard();
        onClose();
      }}
    >
      {(close) => (
        <Stack>
          <div>
            <Text weight="strong">{text.about(documentNumber, companyName)}</Text>
            <Text hasTabularNumbers>{text.standing(amount, paid, balance)}</Text>
          </div>
          <AsyncContent
            state={contentState(lookups)}
            skeleton={<PaymentPlaceholder />}
            onRetry={() => setResource(load())}
          >
            {(known) => (
              <PaymentFields
                dueDate={dueDate}
                lookups={known}
                onCancel={close}
                onTyped={setTyped}
                onRefreshed={onRefreshed}
                onPaid={onPaid}
              />
            )}
          </AsyncContent>
        </Stack>
      )}
    </Modal>
  );
}
