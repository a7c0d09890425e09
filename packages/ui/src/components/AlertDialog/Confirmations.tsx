import { useSyncExternalStore } from 'react';
import { AlertDialog } from './AlertDialog.tsx';
import { openQuestions } from './confirm.ts';

const none = () => undefined;

/** The place where `confirm` asks. Stands once in the application. */
export function Confirmations() {
  const question = useSyncExternalStore(openQuestions.subscribe, openQuestions.first, none);
  if (!question) return null;
  const { key, confirmation, answer } = question;
  return <AlertDialog {...confirmation} key={key} isOpen onAnswer={answer} />;
}
