/** The fields of a finding that have another name in the form of a customer. */
const names: Readonly<Record<string, string>> = {
  street: 'invoiceAddress.street',
  country: 'invoiceAddress.country',
  deliveryCountry: 'deliveryAddress.country',
};

/** Where the field of a finding about a customer is filled in: its screen gives the focus to it. */
export function customerFieldAddress(customerNumber: string, field: string): string {
  return `/klanten/${encodeURIComponent(customerNumber)}#${names[field] ?? field}`;
}
