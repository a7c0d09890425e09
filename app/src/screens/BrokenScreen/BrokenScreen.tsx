import { Alert } from '@facturatie/ui/Alert';
import { Button } from '@facturatie/ui/Button';
import { useEffect } from 'react';
import { Screen } from '../../features/screen/Screen.tsx';
import { describeError } from '../../intl/describeError.ts';
import { text } from '../../intl/nl-BE.ts';

/** Takes the place of a screen that could not be loaded or drawn; the cause is logged. */
export function BrokenScreen({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return (
    <Screen title={text.failure.title}>
      <Alert
        tone="critical"
        actions={<Button onPress={() => location.reload()}>{text.failure.reload}</Button>}
      >
        {describeError(error).message}
      </Alert>
    </Screen>
  );
}
