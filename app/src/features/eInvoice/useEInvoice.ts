import { getEInvoice } from '@facturatie/api-contract';
import type { EInvoice, SalesDocument } from '@facturatie/api-contract';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { createResource, readyResource, useResource } from '../../state/resource.ts';
import type { Resource, ResourceState } from '../../state/resource.ts';

/** The e-invoice of an invoice, as a screen shows it. */
export interface ShownEInvoice {
  /** Of no invoice, or a new one: ready, with undefined. */
  readonly state: ResourceState<EInvoice | undefined>;
  readonly reload: () => void;
}

/**
 * Loads the e-invoice of an invoice (a hook), and again when another version of it is saved.
 * @param document undefined while it is new
 */
export function useEInvoice(
  document: SalesDocument | undefined,
  version: string | undefined,
): ShownEInvoice {
  const { api } = useRouteContext({ from: '__root__' });
  const [turn, setTurn] = useState(0);
  const number = document?.kind === 'quote' ? undefined : document?.number;
  const asked = `${version} ${turn}`;
  const resource = useMemo((): Resource<EInvoice | undefined> => {
    if (number === undefined || asked === '') return readyResource(undefined);
    return createResource(async (signal) => {
      const { eInvoice } = await api(getEInvoice, { params: { number } }, { signal });
      return eInvoice;
    });
  }, [api, number, asked]);
  return { state: useResource(resource), reload: () => setTurn(turn + 1) };
}
