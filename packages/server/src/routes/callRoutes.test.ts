import { calls } from '@facturatie/api-contract';
import { expect, test } from 'vitest';
import { callRoutes } from './callRoutes.ts';

test('every call of the contract is answered, and by one route', () => {
  const answered = callRoutes.map(({ call }) => call.name).toSorted();
  expect(answered).toEqual(Object.keys(calls).toSorted());
});
