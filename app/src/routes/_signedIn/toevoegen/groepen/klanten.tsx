import { toast } from '@facturatie/ui/Toasts';
import { createFileRoute } from '@tanstack/react-router';
import { customerGroupText } from '../../../../intl/customerGroups.nl-BE.ts';
import { NewCustomerGroupScreen } from '../../../../screens/CustomerGroupScreen/NewCustomerGroupScreen.tsx';

export const Route = createFileRoute('/_signedIn/toevoegen/groepen/klanten')({
  component: NewCustomerGroupPage,
});

function NewCustomerGroupPage() {
  const navigate = Route.useNavigate();
  const { made } = Route.useRouteContext();
  return (
    <NewCustomerGroupScreen
      onSaved={(saved, isBack) => {
        toast.success(customerGroupText.created);
        if (isBack) {
          void navigate({ to: '/groepen/klanten' });
          return;
        }
        const groupId = String(saved.id);
        // Input during the save is passed on, so leaving does not ask.
        made.groups.give(groupId, saved);
        void navigate({
          to: '/groepen/klanten/$groupId',
          params: { groupId },
          replace: true,
          ignoreBlocker: true,
        });
      }}
    />
  );
}
