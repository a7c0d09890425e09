import { useState } from 'react';
import { CustomerDetails } from './CustomerDetails.tsx';
import type { CustomerDetailsProps } from './CustomerDetails.tsx';
import { CustomerTabs } from './CustomerTabs.tsx';
import type { CustomerTabsProps } from './CustomerTabs.tsx';

export interface CustomerEditorProps
  extends
    Pick<CustomerTabsProps, 'tab' | 'onTabChange'>,
    Omit<CustomerDetailsProps, 'onVatNumberChange'> {}

/** A customer with all its parts, in each of its modes: new, open, or in a dialog (specification §2). */
export function CustomerEditor({ tab, onTabChange, ...details }: CustomerEditorProps) {
  const { customer, values } = details.customer.kept;
  // As it stands in its field: the fields tell, so that a key typed in them draws only them again.
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
