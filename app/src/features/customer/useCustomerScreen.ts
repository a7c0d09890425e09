import { useRouteContext, useRouter } from '@tanstack/react-router';
import { stringifyFlatSearch } from '../../flatSearch.ts';
import type { CustomerTab } from './customerTabs.ts';
import type { SavedCustomer } from './savedCustomer.ts';
import type { LoadedCustomer } from './loadCustomer.ts';

/** What the screens of a customer do: the tab is in the address, and a save may change it. */
export interface CustomerScreenActions {
  readonly tab: CustomerTab;
  readonly onTabChange: (tab: CustomerTab) => void;
  readonly onSaved: (saved: LoadedCustomer<SavedCustomer>) => void;
  readonly onRetry: () => void;
}

/**
 * Ties the screen of a customer to its address (a hook). After the first save, and after one that
 * changed the number, the address is that of the customer (specification §2).
 *
 * @param number of the customer that the address names; undefined on the address of a new one
 */
export function useCustomerScreen(
  number: string | undefined,
  { tab = 'details' }: { readonly tab?: CustomerTab | undefined },
): CustomerScreenActions {
  const router = useRouter();
  const { made } = useRouteContext({ from: '__root__' });
  return {
    tab,
    onTabChange: (opened) => {
      const { pathname } = router.state.location;
      const search = stringifyFlatSearch({ tab: opened === 'details' ? undefined : opened });
      void router.navigate({ href: pathname + search, replace: true, resetScroll: false });
    },
    onSaved: (saved) => {
      const { customer } = saved.record;
      if (customer.number === number) void router.invalidate();
      else {
        // Input during the save is passed on, so leaving does not ask.
        made.customers.give(customer.number, saved);
        void router.navigate({
          to: '/klanten/$customerNumber',
          params: { customerNumber: customer.number },
          replace: true,
          ignoreBlocker: true,
        });
      }
    },
    onRetry: () => void router.invalidate(),
  };
}
