// Why more than one call is refused, in whole sentences.

export const customerUnknown = 'No customer has this number.';

export const customerFields =
  'The number is taken or invalid, or the group, the representative or the counting type does not exist.';

export const groupUnknown = 'No group has this id.';

export const documentUnknown = 'No document has this number.';

export const invoiceUnknown = 'No invoice has this number.';

export const amountsDiffer = 'The amounts are not those that the lines give: errors says where.';

const documentFields =
  'The customer, an article, a VAT code or the counting type does not exist, a rate is not that of its VAT code, the quote does not exist or already became another invoice, or a credit note does not fit within its invoice.';

export const newDocumentFields = `${documentFields} The date lies before the year 2000 or after next year.`;

export const changedDocumentFields = `${documentFields} The number changes, or the year of the date. The total falls below what is paid or credited, or the customer of such an invoice changes.`;
