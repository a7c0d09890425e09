import { createCustomer } from './createCustomer.ts';
import { createCustomerGroup } from './createCustomerGroup.ts';
import { deleteCustomerGroup } from './deleteCustomerGroup.ts';
import { getCustomer } from './getCustomer.ts';
import { getCustomerGroup } from './getCustomerGroup.ts';
import { getNewCustomerData } from './getNewCustomerData.ts';
import { listCustomerGroups } from './listCustomerGroups.ts';
import { listCustomers } from './listCustomers.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { lookUpVatNumber } from './lookUpVatNumber.ts';
import { updateCustomer } from './updateCustomer.ts';
import { updateCustomerGroup } from './updateCustomerGroup.ts';

/** Every call of the API by its name, in the order of the product specification (§7). */
export const calls = {
  login,
  logout,
  listCustomers,
  listCustomerGroups,
  getNewCustomerData,
  getCustomer,
  createCustomer,
  updateCustomer,
  getCustomerGroup,
  createCustomerGroup,
  updateCustomerGroup,
  deleteCustomerGroup,
  lookUpVatNumber,
} as const;
