import { createSalesDocument, updateSalesDocument } from '@facturatie/api-contract';
import { calculateDocument, validateDocument } from '@facturatie/invoice-engine';
import { expect, test, vi } from 'vitest';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { documentFormOf } from '../../testing/records/documentForms.ts';
import { openTestServer } from '../../testing/openTestServer.ts';

vi.mock(import('@facturatie/invoice-engine'), { spy: true });

test('a save validates its document once, and calculates it once', async () => {
  const server = await openTestServer();
  const call = await server.signedIn();
  await addCustomers(server.db, [{ number: 'K1' }]);
  const body = documentFormOf('K1');
  const counts = () => {
    const counted = [validateDocument, calculateDocument].map((one) => vi.mocked(one).mock.calls);
    return counted.map(({ length }) => length);
  };

  vi.clearAllMocks();
  const { document } = await call(createSalesDocument, { params: { kind: 'quote' }, body });
  expect(counts()).toEqual([1, 1]);

  vi.clearAllMocks();
  const { number } = document;
  await call(updateSalesDocument, { params: { number }, body: { ...body, number } });
  expect(counts()).toEqual([1, 1]);
  await server.close();
});
