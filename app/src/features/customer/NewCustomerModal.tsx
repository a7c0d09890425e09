import type { Customer } from '@facturatie/api-contract';
import { useRouteContext } from '@tanstack/react-router';
import { customerText } from '../../intl/customers.nl-BE.ts';
import { CustomerDialog } from './CustomerDialog.tsx';
import { loadNewCustomer } from './loadCustomer.ts';

export interface NewCustomerModalProps {
  /** The name that was searched for: the new customer begins with it. */
  readonly name: string;
  readonly onClose: () => void;
  /** Called with the new customer, after the toast. */
  readonly onCreated: (customer: Customer) => void;
}

/** Creates a customer in a dialog, without leaving the current screen (specification §2, editor). */
export function NewCustomerModal({ name, onClose, onCreated }: NewCustomerModalProps) {
  const { api } = useRouteContext({ from: '__root__' });
  return (
    <CustomerDialog
      title={customerText.newTitle}
      load={(signal) => loadNewCustomer(api, signal, name)}
      onClose={onClose}
      onSaved={onCreated}
    />
  );
}
