import { Screen } from '../../features/screen/Screen.tsx';
import { text } from '../../intl/nl-BE.ts';

/** The home screen: a placeholder that says only 'dashboard!' (specification §2). */
export function DashboardScreen() {
  return (
    <Screen title={text.dashboard.content} documentTitle={text.dashboard.documentTitle}>
      {null}
    </Screen>
  );
}
