import { createFileRoute } from '@tanstack/react-router';
import { text } from '../../../intl/nl-BE.ts';
import { NotYetAvailableScreen } from '../../../screens/NotYetAvailableScreen/NotYetAvailableScreen.tsx';

export const Route = createFileRoute('/_signedIn/klanten/$customerNumber')({
  component: CustomerPage,
});

function CustomerPage() {
  const { customerNumber } = Route.useParams();
  return <NotYetAvailableScreen title={text.titles.customer(customerNumber)} />;
}
