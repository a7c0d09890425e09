import { createFileRoute } from '@tanstack/react-router';
import { text } from '../../../../intl/nl-BE.ts';
import { NotYetAvailableScreen } from '../../../../screens/NotYetAvailableScreen/NotYetAvailableScreen.tsx';

export const Route = createFileRoute('/_signedIn/groepen/klanten/$groupId')({
  component: CustomerGroupPage,
});

function CustomerGroupPage() {
  const { groupId } = Route.useParams();
  return <NotYetAvailableScreen title={text.titles.customerGroup(groupId)} />;
}
