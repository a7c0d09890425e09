import { createFileRoute } from '@tanstack/react-router';
import { parseCustomerSearch } from '../../../features/customer/customerTabs.ts';
import { loadNewCustomer } from '../../../features/customer/loadCustomer.ts';
import { useCustomerScreen } from '../../../features/customer/useCustomerScreen.ts';
import { NewCustomerScreen } from '../../../screens/CustomerScreen/NewCustomerScreen.tsx';
import { requestResource } from '../../../features/failure/requestResource.ts';
import { useResource } from '../../../state/resource.ts';

export const Route = createFileRoute('/_signedIn/toevoegen/klanten')({
  validateSearch: parseCustomerSearch,
  loader: ({ context, abortController }) =>
    requestResource((signal) => loadNewCustomer(context.api, signal), abortController.signal),
  // Every new customer begins with a number that is free at that moment.
  gcTime: 0,
  component: NewCustomerPage,
});

function NewCustomerPage() {
  return (
    <NewCustomerScreen
      customer={useResource(Route.useLoaderData())}
      {...useCustomerScreen(undefined, Route.useSearch())}
    />
  );
}
