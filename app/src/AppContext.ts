import type { Client } from '@facturatie/api-contract';
import type { RememberedPageSize } from './state/pageSize.ts';
import type { Session } from './state/session.ts';

/** What every route and screen of one running app shares. */
export interface AppContext {
  readonly api: Client;
  readonly session: Session;
  readonly pageSize: RememberedPageSize;
}
