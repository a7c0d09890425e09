import { useSyncExternalStore } from 'react';
import { onDemand } from '../OnDemand/part.ts';
import { usePart } from '../OnDemand/usePart.ts';
import { openQuestions, type Confirmation, type OpenQuestion } from './confirm.ts';

const none = () => undefined;

const dialog = onDemand(() => import('./AlertDialog.tsx'));

/** Renders the questions of `confirm`. Render it once in the application. */
export function Confirmations() {
  const question = useSyncExternalStore(openQuestions.subscribe, openQuestions.first, none);
  return <Asked key={question?.key} question={question} />;
}

function Asked({ question }: { question: OpenQuestion | undefined }) {
  const code = usePart({
    part: dialog,
    isAsked: question !== undefined,
    onCancel: () => question?.answer(false),
    onFailure: () => question?.answer(askBrowser(question.confirmation)),
  });
  if (!code || !question) return null;
  return <code.AlertDialog {...question.confirmation} isOpen onAnswer={question.answer} />;
}

/** Asks in the browser's own dialog what cannot be asked in ours. */
function askBrowser({ title, message = '', confirmLabel }: Confirmation): boolean {
  const { confirm: ask } = globalThis;
  return ask(`${title}\n\n${message}\n\nOK = ${confirmLabel}`);
}
