import type { Customer } from '@facturatie/api-contract';
import { useRouteContext } from '@tanstack/react-router';
import { customerText } from '../../intl/customers.nl-BE.ts';
import { CustomerDialog } from './CustomerDialog.tsx';
import { loadCustomer } from './loadCustomer.ts';

export interface CustomerModalProps {
  readonly customerNumber: string;
  readonly onClose: () => void;
  /** Called with the saved customer, after the toast. */
  readonly onSaved: (customer: Customer) => void;
}

/** An existing customer in a dialog, from a list that names it (specification §2). */
export function CustomerModal({ customerNumber, onClose, onSaved }: CustomerModalProps) {
  const { api } = useRouteContext({ from: '__root__' });
  return (
    <CustomerDialog
      title={customerText.title(customerNumber)}
      load={(signal) => loadCustomer(api, customerNumber, signal)}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
