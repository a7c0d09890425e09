import { getCustomerGroup } from '@facturatie/api-contract';
import { createFileRoute } from '@tanstack/react-router';
import { savedGroup } from '../../../../features/customerGroup/savedGroup.ts';
import { useCustomerGroupScreen } from '../../../../features/customerGroup/useCustomerGroupScreen.ts';
import { CustomerGroupScreen } from '../../../../screens/CustomerGroupScreen/CustomerGroupScreen.tsx';
import { requestResource } from '../../../../features/failure/requestResource.ts';
import { readyResource, useResource } from '../../../../state/resource.ts';

export const Route = createFileRoute('/_signedIn/groepen/klanten/$groupId')({
  loader: ({ context, params, abortController }) => {
    const made = context.made.groups.take(params.groupId);
    if (made) return readyResource(made);
    return requestResource(
      async (signal) =>
        savedGroup(
          await context.api(
            getCustomerGroup,
            { params: { id: Number(params.groupId) }, query: { page: 1, perPage: 10 } },
            { signal },
          ),
        ),
      abortController.signal,
    );
  },
  component: CustomerGroupPage,
});

function CustomerGroupPage() {
  const group = useResource(Route.useLoaderData());
  return (
    <CustomerGroupScreen group={group} {...useCustomerGroupScreen(Route.useParams().groupId)} />
  );
}
