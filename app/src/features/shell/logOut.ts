import { ApiError, logout } from '@facturatie/api-contract';
import { toast } from '@facturatie/ui/Toasts';
import type { AppContext } from '../../AppContext.ts';
import { text } from '../../intl/nl-BE.ts';
import { userAtom } from '../../state/session.ts';

/**
 * Goes to the login page, then ends the session here and on the server. Here it ends in any case; when
 * the server cannot be reached, a toast says so. Staying with unsaved changes keeps the session.
 */
export async function logOut(
  { api, store }: Pick<AppContext, 'api' | 'store'>,
  /** Resolves to whether the login page was reached. */
  goToLogin: () => Promise<boolean>,
): Promise<void> {
  if (!(await goToLogin())) return;
  // The request has its token already, so the session may end before the response.
  const closing = api(logout);
  store.set(userAtom, undefined);
  try {
    await closing;
  } catch (error) {
    const wasClosedBefore = error instanceof ApiError && error.kind === 'unauthorized';
    if (!wasClosedBefore) toast.warning(text.shell.logoutIncomplete);
  }
}
