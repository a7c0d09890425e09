import { Alert } from '@facturatie/ui/Alert';
import { Button } from '@facturatie/ui/Button';
import { Spinner } from '@facturatie/ui/Spinner';
import { productName, text } from '../../intl/nl-BE.ts';
import * as styles from './StartUpScreen.css.ts';

export interface StartUpScreenProps {
  /** Whether the start has failed; until then it is under way. */
  hasFailed: boolean;
  onRetry: () => void;
}

/** Fills the window while the app starts, and reports when it cannot. */
export function StartUpScreen({ hasFailed, onRetry }: StartUpScreenProps) {
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>{productName}</h1>
      {hasFailed ? (
        <Alert
          tone="critical"
          title={text.startUp.failedTitle}
          actions={<Button onPress={onRetry}>{text.startUp.retry}</Button>}
        >
          {text.startUp.failed}
        </Alert>
      ) : (
        <Spinner size="large" label={text.startUp.starting} />
      )}
    </main>
  );
}
