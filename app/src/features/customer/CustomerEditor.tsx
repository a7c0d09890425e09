import type { Customer, CustomerLookups } from '@facturatie/api-contract';
import { ActionBar } from '@facturatie/ui/ActionBar';
import { toast } from '@facturatie/ui/Toasts';
import { useEffect } from 'react';
import { customerText } from '../../intl/customers.nl-BE.ts';
import { customerFormId } from './customerFormId.ts';
import { CustomerDetails } from './CustomerDetails.tsx';
import { CustomerTabs } from './CustomerTabs.tsx';
import type { CustomerTabsProps } from './CustomerTabs.tsx';
import { SaveCustomerButton } from './SaveCustomerButton.tsx';
import type { KeptCustomer, NewCustomer } from './keptCustomer.ts';
import { useCustomerForm } from './useCustomerForm.ts';

/** What whoever stands around the fields has to know of them. */
export interface CustomerFormStatus {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Throws away what is typed and not saved. */
  readonly dropChanges: () => void;
}

export interface CustomerEditorProps extends Pick<CustomerTabsProps, 'tab' | 'onTabChange'> {
  readonly kept: KeptCustomer | NewCustomer;
  readonly lookups: CustomerLookups;
  /** Whether it stands in a dialog, which has the buttons in its foot. */
  readonly isInDialog?: boolean;
  /** Called after a save, which was told in a toast. */
  readonly onSaved: (customer: Customer) => void;
  readonly onStatusChange?: (status: CustomerFormStatus) => void;
}

/** A customer with all its parts, in each of its modes: new, open, or in a dialog (specification §2). */
export function CustomerEditor({
  kept,
  lookups,
  tab,
  onTabChange,
  isInDialog = false,
  onSaved,
  onStatusChange,
}: CustomerEditorProps) {
  const form = useCustomerForm(kept, lookups);
  const { isDirty, editor } = form;
  const { isSaving, values } = form.state;
  const { dropChanges } = editor;

  useEffect(
    () => onStatusChange?.({ isDirty, isSaving, dropChanges }),
    [onStatusChange, isDirty, isSaving, dropChanges],
  );

  async function save() {
    const saved = await form.save();
    if (!saved) return;
    toast.success(customerText.saved);
    onSaved(saved.customer);
  }

  return (
    <CustomerTabs
      customerNumber={kept.customer?.number}
      vatNumber={values.vatNumber}
      tab={tab}
      onTabChange={onTabChange}
      details={
        <CustomerDetails
          form={form}
          kept={kept}
          lookups={lookups}
          formId={customerFormId}
          titleLevel={isInDialog ? '3' : '2'}
          actions={
            !isInDialog && (
              <ActionBar {...(isDirty && { status: customerText.unsaved })}>
                <SaveCustomerButton isSaving={isSaving} />
              </ActionBar>
            )
          }
          onSubmit={() => void save()}
        />
      }
    />
  );
}
