import { useSyncExternalStore } from 'react';
import { onDemand } from '../OnDemand/part.ts';
import { OnDemand } from '../OnDemand/OnDemand.tsx';
import { openQuestions, type Confirmation } from './confirm.ts';

const none = () => undefined;

const dialog = onDemand(() => import('./AlertDialog.tsx'));

/** Renders the questions of `confirm`. Render it once in the application. */
export function Confirmations() {
  const question = useSyncExternalStore(openQuestions.subscribe, openQuestions.first, none);
  return (
    <OnDemand
      key={question?.key}
      part={dialog}
      isAsked={question !== undefined}
      onCancel={() => question?.answer(false)}
      onFailure={() => question?.answer(askBrowser(question.confirmation))}
    >
      {({ AlertDialog }) =>
        question && <AlertDialog {...question.confirmation} isOpen onAnswer={question.answer} />
      }
    </OnDemand>
  );
}

/** Asks in the browser's own dialog what cannot be asked in ours. */
function askBrowser({ title, message, confirmLabel }: Confirmation): boolean {
  const lines = [title, message, `OK = ${confirmLabel}`].filter((line) => line !== undefined);
  const { confirm: ask } = globalThis;
  return ask(lines.join('\n\n'));
}
