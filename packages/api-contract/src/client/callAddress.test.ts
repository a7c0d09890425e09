import { expect, test } from 'vitest';
import { getInvoicePdf } from '../calls/salesDocuments/getInvoicePdf.ts';
import { listCustomerQuotes } from '../calls/customers/listCustomerQuotes.ts';
import { logout } from '../calls/session/logout.ts';
import { customerNumber } from '../codec/scalars/text.ts';
import { callAddress } from './callAddress.ts';

test('a call without anything is its path', () => {
  expect(callAddress(logout, {})).toBe('/api/v1/auth/logout');
});

test('parameters are in the path and cannot leave their place in it', () => {
  const params = { number: customerNumber('A/1 ?&é..') };
  expect(callAddress(listCustomerQuotes, { params, query: { page: 2, perPage: 50 } })).toBe(
    '/api/v1/auth/klanten/A%2F1%20%3F%26%C3%A9../offertes?page=2&per_page=50',
  );
});

test('the query has the names of the wire', () => {
  expect(callAddress(getInvoicePdf, { query: { number: '20261100042' } })).toBe(
    '/api/v1/Invoice/generatepdf?InvoiceNo=20261100042',
  );
});
