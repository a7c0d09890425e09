import type { Company } from '../../company/company.ts';

/**
 * The company of a demo. It does not exist: its numbers have right check digits, its telephone number
 * and web address are kept free for examples.
 */
export const exampleCompany: Company = {
  name: 'Drukkerij De Leiebocht BV',
  street: 'Nijverheidslaan 41',
  postcode: '8500',
  city: 'Kortrijk',
  enterpriseNumber: '0999999922',
  vatLiable: true,
  register: 'Gent, afdeling Kortrijk',
  iban: 'BE71096123456769',
  bic: 'GKCCBEBB',
  phone: '056 55 01 23',
  email: 'boekhouding@leiebocht.example',
  website: 'www.leiebocht.example',
  eInvoicesFrom: '',
  pdfInEInvoice: true,
};
