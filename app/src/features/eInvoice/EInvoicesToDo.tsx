import { getEInvoiceCounts } from '@facturatie/api-contract';
import { Button } from '@facturatie/ui/Button';
import { Inline } from '@facturatie/ui/Inline';
import { OnDemand, onDemand } from '@facturatie/ui/OnDemand';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { eInvoicesToDoText as text } from '../../intl/eInvoicesToDo.nl-BE.ts';
import { createResource, useResource } from '../../state/resource.ts';
import { placeholder } from '../list/PagedTable.css.ts';

const toSend = onDemand(() => import('./EInvoicesToSendDialog.tsx'));
const customers = onDemand(() => import('./CustomersWithoutEInvoiceDialog.tsx'));

/** How many e-invoices are to be sent and how many customers cannot get any; opens the lists of both. */
export function EInvoicesToDo() {
  const { api } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [turn, setTurn] = useState(0);
  const [opened, setOpened] = useState<'toSend' | 'customers'>();
  const resource = useMemo(
    () =>
      createResource(async (signal) => ({
        turn,
        ...(await api(getEInvoiceCounts, {}, { signal })),
      })),
    [api, turn],
  );
  const state = useResource(resource);
  const counts = 'value' in state ? state.value : undefined;
  const close = () => setOpened(undefined);

  /** The rows below show the new state too. */
  function recount() {
    setTurn(turn + 1);
    void router.invalidate();
  }

  return (
    <>
      <div {...(state.status === 'loading' && { className: placeholder })}>
        <Inline space="small">
          <Button size="small" onPress={() => setOpened('toSend')}>
            {text.toSend(counts?.toSend)}
          </Button>
          <Button size="small" onPress={() => setOpened('customers')}>
            {text.customers(counts?.customers)}
          </Button>
        </Inline>
      </div>
      <OnDemand part={toSend} isAsked={opened === 'toSend'} onCancel={close}>
        {({ EInvoicesToSendDialog }) =>
          opened === 'toSend' && <EInvoicesToSendDialog onClose={close} onIssued={recount} />
        }
      </OnDemand>
      <OnDemand part={customers} isAsked={opened === 'customers'} onCancel={close}>
        {({ CustomersWithoutEInvoiceDialog }) =>
          opened === 'customers' && <CustomersWithoutEInvoiceDialog onClose={close} />
        }
      </OnDemand>
    </>
  );
}
