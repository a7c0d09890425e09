import type { CallRoute } from '../http/callRoute.ts';
import { listCustomersRoute } from './listCustomers.ts';
import { loginRoute } from './login.ts';
import { logoutRoute } from './logout.ts';

/** What answers each call of the contract. */
export const callRoutes: readonly CallRoute[] = [loginRoute, logoutRoute, listCustomersRoute];
