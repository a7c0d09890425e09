import { createFileRoute } from '@tanstack/react-router';
import { parseCustomerSearch } from '../../../features/customer/customerTabs.ts';
import { loadCustomer } from '../../../features/customer/loadCustomer.ts';
import { useCustomerScreen } from '../../../features/customer/useCustomerScreen.ts';
import { CustomerScreen } from '../../../screens/CustomerScreen/CustomerScreen.tsx';
import { requestResource } from '../../../features/failure/requestResource.ts';
import { readyResource, useResource } from '../../../state/resource.ts';

export const Route = createFileRoute('/_signedIn/klanten/$customerNumber')({
  validateSearch: parseCustomerSearch,
  loader: ({ context, params, abortController }) => {
    const made = context.made.customers.take(params.customerNumber);
    if (made) return readyResource(made);
    return requestResource(
      (signal) => loadCustomer(context.api, params.customerNumber, signal),
      abortController.signal,
    );
  },
  // Who comes back changes the customer as it is then, not as it was.
  gcTime: 0,
  component: CustomerPage,
});

function CustomerPage() {
  const { customerNumber } = Route.useParams();
  return (
    <CustomerScreen
      number={customerNumber}
      customer={useResource(Route.useLoaderData())}
      {...useCustomerScreen(customerNumber, Route.useSearch())}
    />
  );
}
