import { toast } from '@facturatie/ui/Toasts';
import { createFileRoute } from '@tanstack/react-router';
import { customerGroupText } from '../../../../intl/customerGroups.nl-BE.ts';
import { NewCustomerGroupScreen } from '../../../../screens/CustomerGroupScreen/NewCustomerGroupScreen.tsx';

export const Route = createFileRoute('/_signedIn/toevoegen/groepen/klanten')({
  component: NewCustomerGroupPage,
});

function NewCustomerGroupPage() {
  const navigate = Route.useNavigate();
  return (
    <NewCustomerGroupScreen
      onSaved={({ id }, isBack) => {
        toast.success(customerGroupText.created);
        const there = { groupId: String(id) };
        void (isBack
          ? navigate({ to: '/groepen/klanten' })
          : navigate({ to: '/groepen/klanten/$groupId', params: there, replace: true }));
      }}
    />
  );
}
