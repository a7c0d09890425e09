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
    version: knownVersion,
  }: Pick<OpenedDocument, 'document' | 'eInvoice' | 'version'>,
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
  return { state: useResource(resource), reload: () => setTurn(turn + 1) };
}
