import { Alert } from '@facturatie/ui/Alert';
import { Button } from '@facturatie/ui/Button';
import { Inline } from '@facturatie/ui/Inline';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Screen } from '../../features/screen/Screen.tsx';
import { text } from '../../intl/nl-BE.ts';

/** Takes the place of a screen that could not be loaded or drawn; the cause is logged. */
export function BrokenScreen({ error }: { error: unknown }) {
  const router = useRouter();
  useEffect(() => console.error(error), [error]);
  return (
    <Screen title={text.broken.title}>
      <Alert
        tone="critical"
        actions={
          <Inline>
            <Button onPress={() => void router.invalidate()}>{text.failure.retry}</Button>
            <Button onPress={() => location.reload()}>{text.failure.reload}</Button>
          </Inline>
        }
      >
        {text.broken.cause}
      </Alert>
    </Screen>
  );
}
