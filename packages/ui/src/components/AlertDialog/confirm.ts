import type { AlertDialogProps } from './AlertDialog.tsx';

/** The options of `confirm`. */
export interface Confirmation extends Omit<AlertDialogProps, 'isOpen' | 'onAnswer'> {
  /** Answers `false` once it aborts: what the question is about is no longer on the screen. */
  signal?: AbortSignal | undefined;
}

/** A question that waits for its answer. */
export interface OpenQuestion {
  /** Identifies the question. */
  key: number;
  confirmation: Confirmation;
  answer: (isConfirmed: boolean) => void;
}

let questions: readonly OpenQuestion[] = [];
let newestKey = 0;
const listeners = new Set<() => void>();

function change(next: readonly OpenQuestion[]) {
  questions = next;
  for (const listener of listeners) listener();
}

/** The questions of this page, first asked first; `Confirmations` shows one at a time. */
export const openQuestions = {
  first: (): OpenQuestion | undefined => questions[0],
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      // Nobody is left to answer: nothing is done.
      if (listeners.size === 0) for (const { answer } of questions) answer(false);
    };
  },
};

/**
 * Asks before something that cannot be undone; callable from anywhere, React or not:
 * `if (await confirm({ title: 'Factuur 12 verwijderen?', confirmLabel: 'Verwijderen' })) …`.
 * Several at once are asked one after another. `Confirmations` shows them.
 * @returns Whether it may be done; `false` also by Escape, and when the application goes away.
 * @throws Error when no `Confirmations` is in the application.
 */
export async function confirm(confirmation: Confirmation): Promise<boolean> {
  if (listeners.size === 0) throw new Error('Render <Confirmations />');
  const { signal } = confirmation;
  if (signal?.aborted) return false;
  return new Promise((resolve) => {
    newestKey += 1;
    const question: OpenQuestion = {
      key: newestKey,
      confirmation,
      answer(isConfirmed) {
        resolve(isConfirmed);
        change(questions.filter((one) => one !== question));
      },
    };
    signal?.addEventListener('abort', () => question.answer(false));
    change([...questions, question]);
  });
}
