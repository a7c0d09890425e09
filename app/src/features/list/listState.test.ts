import { ApiError } from '@facturatie/api-contract';
import { expect, test } from 'vitest';
import { listState } from './listState.ts';

const page = { data: ['a'], links: [], lastPage: 1, total: 1 };
const none = { ...page, data: [], total: 0 };

test.each([
  ['loading', { status: 'loading' }, '', { status: 'loading' }],
  [
    'rows',
    { status: 'ready', value: page },
    '',
    { status: 'ready', value: { ...page, isStale: false } },
  ],
  [
    'rows while newer ones are on their way',
    { status: 'stale', value: page },
    '',
    { status: 'ready', value: { ...page, isStale: true } },
  ],
  ['nothing yet', { status: 'ready', value: none }, '', { status: 'empty', reason: 'none' }],
  [
    'nothing found',
    { status: 'ready', value: none },
    'brood',
    { status: 'empty', reason: 'noMatch' },
  ],
] as const)('a list shows %s', (_what, list, search, shown) => {
  const mutable =
    'value' in list
      ? { ...list, value: { ...list.value, data: [...list.value.data], links: [] } }
      : list;
  expect(listState<string>(mutable, search)).toEqual(shown);
});

test('a failed list shows the message of the server, and the code', () => {
  const error = new ApiError({
    call: 'listCustomers',
    kind: 'status',
    status: 500,
    messages: { message: 'De schijf is vol.', errors: { search: ['Te lang.'] } },
  });
  expect(listState({ status: 'failed', error }, '')).toEqual({
    status: 'failed',
    failure: {
      cause: 'De schijf is vol. Te lang.',
      code: expect.stringContaining('500') as string,
    },
  });
});
