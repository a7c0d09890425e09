import { listCustomers } from './listCustomers.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

/** Every call of the API by its name. */
export const calls = { login, logout, listCustomers } as const;
