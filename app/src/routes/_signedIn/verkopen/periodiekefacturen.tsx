import { createFileRoute } from '@tanstack/react-router';
import { text } from '../../../intl/nl-BE.ts';
import { NotYetAvailableScreen } from '../../../screens/NotYetAvailableScreen/NotYetAvailableScreen.tsx';

export const Route = createFileRoute('/_signedIn/verkopen/periodiekefacturen')({
  component: () => <NotYetAvailableScreen title={text.titles.recurringInvoices} />,
});
