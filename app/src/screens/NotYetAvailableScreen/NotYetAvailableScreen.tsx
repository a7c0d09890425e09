import { Alert } from '@facturatie/ui/Alert';
import { Screen } from '../../features/screen/Screen.tsx';
import { text } from '../../intl/nl-BE.ts';

/** Stands in for a screen that the product does not have yet, and says so. */
export function NotYetAvailableScreen({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <Alert tone="info">{text.notYetAvailable}</Alert>
    </Screen>
  );
}
