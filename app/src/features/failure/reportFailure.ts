import { ApiError } from '@facturatie/api-contract';
import { toast } from '@facturatie/ui/Toasts';
import { describeError } from '../../intl/describeError.ts';
import { text } from '../../intl/nl-BE.ts';

/**
 * Shows why a save or a load failed: one error toast for each message (specification §8). The end of a
 * session has its own toast.
 *
 * @param title of each toast
 */
export function reportFailure(error: unknown, title: string = text.failure.title): void {
  if (error instanceof ApiError && error.kind === 'unauthorized') return;
  const { message, details, code } = describeError(error);
  const said = code ? `${message} ${text.failure.code(code)}` : message;
  for (const description of [said, ...details]) {
    toast.error({ title, description });
  }
}

/**
 * Passes on the outcome of a load and reports its failure, unless `signal` has aborted it.
 *
 * @param title of the toasts
 */
export async function reportFailedLoad<T>(
  load: Promise<T>,
  signal: AbortSignal,
  title?: string,
): Promise<T> {
  try {
    return await load;
  } catch (error) {
    if (!signal.aborted) reportFailure(error, title);
    throw error;
  }
}
