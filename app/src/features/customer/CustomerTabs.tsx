import type { CustomerNumber } from '@facturatie/api-contract';
import { isBlank } from '@facturatie/invoice-engine';
import { Tabs } from '@facturatie/ui/Tabs';
import type { TabItem } from '@facturatie/ui/Tabs';
import type { ReactNode } from 'react';
import { customerText } from '../../intl/customers.nl-BE.ts';
import {
  CustomerCreditNotes,
  CustomerInvoices,
  CustomerPayments,
  CustomerQuotes,
} from './CustomerLists.tsx';
import { RegisterLinks } from './RegisterLinks.tsx';
import { customerTabs } from './customerTabs.ts';
import type { CustomerTab } from './customerTabs.ts';

const text = customerText.tabs;

export interface CustomerTabsProps {
  /** Absent while the customer does not exist: then it has no documents and payments. */
  readonly customerNumber: CustomerNumber | undefined;
  /** The present text of the field. */
  readonly vatNumber: string;
  readonly details: ReactNode;
  readonly tab: CustomerTab;
  readonly onTabChange: (tab: CustomerTab) => void;
}

/**
 * The parts of a customer: its details, what was sold and paid, and what public registers know. A list
 * begins again at page 1 each time its tab is opened (specification §2); input in the details
 * stays.
 */
export function CustomerTabs({
  customerNumber,
  vatNumber,
  details,
  tab,
  onTabChange,
}: CustomerTabsProps) {
  const whileOpen = (key: CustomerTab, label: string, content: ReactNode): TabItem => ({
    key,
    label,
    content: key === tab && content,
  });
  const tabs: TabItem[] = [{ key: 'details', label: text.details, content: details }];
  if (customerNumber !== undefined) {
    const whose = { customerNumber };
    tabs.push(
      whileOpen('offertes', text.quotes, <CustomerQuotes {...whose} />),
      whileOpen('facturen', text.invoices, <CustomerInvoices {...whose} />),
      whileOpen('betalingen', text.payments, <CustomerPayments {...whose} />),
      whileOpen('creditnotas', text.creditNotes, <CustomerCreditNotes {...whose} />),
    );
  }
  if (!isBlank(vatNumber)) {
    tabs.push(whileOpen('informatie', text.information, <RegisterLinks vatNumber={vatNumber} />));
  }
  return (
    <Tabs
      label={customerText.tabsLabel}
      tabs={tabs}
      selectedKey={tab}
      activation="manual"
      onChange={(key) => onTabChange(customerTabs.find((known) => known === key) ?? 'details')}
    />
  );
}
