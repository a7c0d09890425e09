import { deleteCustomerGroup, getCustomerGroup, newIdempotencyKey } from '@facturatie/api-contract';
import { confirm } from '@facturatie/ui/AlertDialog';
import { toast } from '@facturatie/ui/Toasts';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { customerGroupText as text } from '../../intl/customerGroups.nl-BE.ts';
import { recordText } from '../../intl/records.nl-BE.ts';
import type { CustomerGroupScreenProps } from '../../screens/CustomerGroupScreen/CustomerGroupScreen.tsx';
import { reportFailure } from '../failure/reportFailure.ts';
import { useUnmountSignal } from '../screen/useUnmountSignal.ts';
import type { SavedGroup } from './savedGroup.ts';

const groupList = '/groepen/klanten';

/** What can be done on the screen of the group `id` (a hook). */
export function useCustomerGroupScreen(id: string): Omit<CustomerGroupScreenProps, 'group'> {
  const router = useRouter();
  const { api } = useRouteContext({ from: '__root__' });
  const unmountSignal = useUnmountSignal();
  // Of all attempts to remove it: the server repeats a lost answer.
  const [idempotencyKey] = useState(newIdempotencyKey);

  return {
    onRetry: () => void router.invalidate(),
    loadCustomers: useCallback(
      async (page: number, signal: AbortSignal) =>
        (
          await api(
            getCustomerGroup,
            { params: { id: Number(id) }, query: { page, perPage: 10 } },
            { signal },
          )
        ).customers,
      [api, id],
    ),
    onSaved: (_saved, isBack) => {
      toast.success(text.updated);
      void (isBack ? router.navigate({ to: groupList }) : router.invalidate());
    },
    onRemove: async ({ values, version }: SavedGroup) => {
      const { title, message } = text.removal;
      const question = { title: title(values.name), message, confirmLabel: recordText.remove };
      if (!(await confirm({ ...question, tone: 'critical', signal: unmountSignal() })))
        return false;
      try {
        const params = { id: Number(id) };
        await api(deleteCustomerGroup, { params }, { version, idempotencyKey });
      } catch (error) {
        reportFailure(error);
        return false;
      }
      toast.success(text.removed);
      await router.navigate({ to: groupList, replace: true, ignoreBlocker: true });
      return true;
    },
  };
}
