import { AlertDialog } from '@facturatie/ui/AlertDialog';
import { Button } from '@facturatie/ui/Button';
import { Inline } from '@facturatie/ui/Inline';
import { useState, useSyncExternalStore } from 'react';
import * as styles from './DemoBar.css.ts';
import { demoText as text } from './intl/nl-BE.ts';

/** The text of the bar about the place of storage. */
export type DemoState = keyof typeof text.state;

export interface DemoBarProps {
  readonly state: () => DemoState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Deletes everything; resolves when the page is about to restart. */
  readonly onStartOver: () => Promise<void>;
}

/** Says above every screen that this is a demo and where its data is, and begins it again when asked. */
export function DemoBar({ state, subscribe, onStartOver }: DemoBarProps) {
  const current = useSyncExternalStore(subscribe, state);
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function answer(isConfirmed: boolean) {
    setIsAsking(false);
    if (!isConfirmed) return;
    setIsPending(true);
    setHasFailed(false);
    try {
      await onStartOver();
    } catch (error) {
      console.error(error);
      setIsPending(false);
      setHasFailed(true);
    }
  }

  return (
    <section aria-label={text.label} className={styles.bar}>
      <Inline space="medium" align="center" distribute="spread">
        <output>
          <strong>{text.name}</strong> {hasFailed ? text.startOver.failed : text.state[current]}{' '}
          {current === 'kept' && text.login}
        </output>
        {current !== 'insecure' && (
          <Button size="small" isPending={isPending} onPress={() => setIsAsking(true)}>
            {text.startOver.label}
          </Button>
        )}
      </Inline>
      <AlertDialog
        title={text.startOver.title}
        message={text.startOver.message}
        confirmLabel={text.startOver.confirm}
        tone="critical"
        isOpen={isAsking}
        onAnswer={(isConfirmed) => void answer(isConfirmed)}
      />
    </section>
  );
}
