import type { ListQuery } from '@facturatie/api-contract';

/** Where the call `listCustomers` asks, without the code of the call: `app/e2e/lists/firstRows.spec.ts` compares. */
export function customersAddress({ page, perPage, search }: ListQuery): string {
  const query = { page: String(page), per_page: String(perPage), q: search };
  return `/api/v1/auth/klanten?${new URLSearchParams(query)}`;
}
