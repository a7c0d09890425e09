import { ApiError } from '@facturatie/api-contract';
import { toast } from '@facturatie/ui/Toasts';
import { describeError } from '../../intl/describeError.ts';
import { text } from '../../intl/nl-BE.ts';

/**
 * Tells why something was not done: one toast 'Fout!' for each message (specification §8). The end of a
 * session has its own toast.
 */
export function reportFailure(error: unknown): void {
  if (error instanceof ApiError && error.kind === 'unauthorized') return;
  const { message, details, code } = describeError(error);
  const said = code ? `${message} ${text.failure.code(code)}` : message;
  for (const description of [said, ...details]) {
    toast.error({ title: text.failure.title, description });
  }
}
