import { Alert } from '@facturatie/ui/Alert';
import { Button } from '@facturatie/ui/Button';
import { useEffect, useState } from 'react';
import { Screen } from '../../features/screen/Screen.tsx';
import { text } from '../../intl/nl-BE.ts';

/**
 * Takes the place of a screen whose code could not be fetched or drawn; the cause is logged. Trying again
 * loads the document again, because a browser never fetches a module twice that failed once; it waits
 * until the server answers, so that the app is not lost to the browser's own error page.
 */
export function BrokenScreen({ error }: { error: unknown }) {
  const [isPending, setIsPending] = useState(false);
  useEffect(() => console.error(error), [error]);

  async function retry() {
    setIsPending(true);
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      location.reload();
    } catch {
      setIsPending(false);
    }
  }

  return (
    <Screen title={text.broken.title}>
      <Alert
        tone="critical"
        actions={
          <Button icon="retry" isPending={isPending} onPress={() => void retry()}>
            {text.failure.retry}
          </Button>
        }
      >
        {text.broken.cause}
      </Alert>
    </Screen>
  );
}
