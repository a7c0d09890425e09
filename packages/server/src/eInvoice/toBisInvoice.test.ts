import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleCompany } from '../seed/generate/exampleCompany.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';
import { changed, preflightSources } from '../testing/preflightSources.ts';
import type { EInvoiceSource } from './EInvoiceSource.ts';
import { preflight } from './preflight.ts';
import { toBisInvoice } from './toBisInvoice.ts';

let server: TestServer;
let normal: EInvoiceSource;

beforeAll(async () => {
  server = await openTestServer();
  const source = (await preflightSources(server)).get('normal');
  if (source === undefined) throw new Error('There is no normal invoice');
  normal = source;
});
afterAll(() => server.close());

/** A document reference, that of the customer, whether it is an order number; BT-10 and BT-13. */
test.each([
  ['PO 7', 'Klant', false, 'PO 7', undefined],
  [' PO 7\u0001', '', false, 'PO 7', undefined],
  [' ', 'Klant\u0001', false, 'Klant', undefined],
  ['\u0001', 'Klant', false, 'Klant', undefined],
  ['\u0001', ' \u0001 ', false, 'BE', undefined],
  ['', ' ', false, 'BE', undefined],
  ['PO 7\u0001', 'Klant', true, 'Klant', 'PO 7'],
  ['PO 7', '\u0001', true, undefined, 'PO 7'],
])(
  'references %j and %j, an order number: %s',
  (reference, ofCustomer, asksOrderNumber, buyerReference, orderReference) => {
    const source = [
      changed.row({ reference }),
      changed.buyer({ reference: ofCustomer }),
      changed.customer({ asksOrderNumber }),
    ].reduce((before, change) => change(before), normal);
    expect(preflight(source, '2026-03-05', '')).toEqual([]);
    expect(toBisInvoice({ ...source, seller: exampleCompany }, '')).toMatchObject({
      buyerReference,
      orderReference,
    });
  },
);
