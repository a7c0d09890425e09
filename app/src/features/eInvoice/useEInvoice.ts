import { getEInvoice } from '@facturatie/api-contract';
import type { EInvoice } from '@facturatie/api-contract';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { createResource, readyResource, useResource } from '../../state/resource.ts';
import type { Resource, ResourceState } from '../../state/resource.ts';
import type { OpenedDocument } from '../../state/document/openedDocument.ts';

/** The e-invoice of an invoice, as a screen shows it. */
export interface ShownEInvoice {
  /** Of no invoice, or a new one: ready, with undefined. */
  readonly state: ResourceState<EInvoice | undefined>;
  /** Also while the rest of it is awaited, of one that was just saved; undefined where it is not known. */
  readonly status: EInvoice['status'] | undefined;
  readonly reload: () => void;
}

/**
 * The e-invoice of an invoice (a hook): as it came with the document, and loaded again when another version
 * of it is saved.
 */
export function useEInvoice(
  {
    document,
    eInvoice: known,
    eInvoiceStatus,
    version: knownVersion,
  }: Pick<OpenedDocument, 'document' | 'eInvoice' | 'eInvoiceStatus' | 'version'>,
  version: string | undefined,
): ShownEInvoice {
  const { api } = useRouteContext({ from: '__root__' });
  const [turn, setTurn] = useState(0);
  const number = document?.kind === 'quote' ? undefined : document?.number;
  const isKnown = turn === 0 && version === knownVersion && known !== undefined;
  const first = isKnown ? known : undefined;
  const asked = `${version} ${turn}`;
  const resource = useMemo((): Resource<EInvoice | undefined> => {
    if (number === undefined || asked === '') return readyResource(undefined);
    if (first !== undefined) return readyResource(first);
    return createResource(async (signal) => {
      const { eInvoice } = await api(getEInvoice, { params: { number } }, { signal });
      return eInvoice;
    });
  }, [api, number, asked, first]);
  const state = useResource(resource);
  const value = 'value' in state ? state.value : undefined;
  const status = value?.status ?? eInvoiceStatus ?? undefined;
  return { state, status, reload: () => setTurn(turn + 1) };
}
