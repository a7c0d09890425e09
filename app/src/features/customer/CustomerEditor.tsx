import { useState, useEffect } from 'react';
import { CustomerDetails } from './CustomerDetails.tsx';
import type { CustomerDetailsProps } from './CustomerDetails.tsx';
import { CustomerTabs } from './CustomerTabs.tsx';
import type { CustomerTabsProps } from './CustomerTabs.tsx';
import { useRouter } from '@tanstack/react-router';

export interface CustomerEditorProps
  extends
    Pick<CustomerTabsProps, 'tab' | 'onTabChange'>,
    Omit<CustomerDetailsProps, 'onVatNumberChange'> {}

/** A customer with all its parts, in each of its modes: new, open, or in a dialog (specification §2). */
export function CustomerEditor({ tab, onTabChange, ...details }: CustomerEditorProps) {
  useFieldOfAddress();
  const { customer, values } = details.customer.record;
  // The text of the field, reported by the fields, so that a key typed re-renders only them.
  const [vatNumber, setVatNumber] = useState(values.vatNumber);
  return (
    <CustomerTabs
      customerNumber={customer?.number}
      vatNumber={vatNumber}
      tab={tab}
      onTabChange={onTabChange}
      details={<CustomerDetails {...details} onVatNumberChange={setVatNumber} />}
    />
  );
}

/** Focuses the field that the hash of the URL names, once it is rendered (a hook). */
function useFieldOfAddress(): void {
  const router = useRouter();
  useEffect(() => {
    const name = router.latestLocation.hash;
    if (name !== '') document.getElementsByName(name)[0]?.focus();
  }, [router]);
}
