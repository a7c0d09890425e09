import { Button } from '@facturatie/ui/Button';
import { OnDemand, onDemand } from '@facturatie/ui/OnDemand';
import { StatusBadge } from '@facturatie/ui/StatusBadge';
import { useState } from 'react';
import { eInvoiceText as text } from '../../intl/eInvoice.nl-BE.ts';
import { eInvoiceStatusLabel } from '../../intl/eInvoiceStatus.nl-BE.ts';
import type { DocumentEditor } from '../../state/document/documentEditor.ts';
import { usePageKey } from '../screen/usePageKey.ts';
import type { ShownEInvoice } from './useEInvoice.ts';
import type { DocumentFacts } from '../../state/document/openedDocument.ts';
import type { GridHandle } from '../salesDocument/lines/gridHandle.ts';

const dialog = onDemand(() => import('./EInvoiceDialog.tsx'));

export interface EInvoiceButtonProps {
  readonly document: DocumentFacts;
  readonly editor: DocumentEditor;
  readonly eInvoice: ShownEInvoice;
  readonly grid: GridHandle;
}

const tones = { notNeeded: 'neutral', toSend: 'caution', sent: 'positive' } as const;

/** Opens the e-invoice of an invoice, as F9 does, and says beside it how far it is. */
export function EInvoiceButton({ document, editor, eInvoice, grid }: EInvoiceButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  usePageKey('F9', () => setIsOpen(true));
  const close = () => setIsOpen(false);
  const { status } = eInvoice;

  return (
    <>
      <span data-keys="eInvoice">
        <Button onPress={() => setIsOpen(true)}>{text.label}</Button>
      </span>
      {status !== undefined && (
        <StatusBadge tone={tones[status]}>{eInvoiceStatusLabel(status)}</StatusBadge>
      )}
      <OnDemand part={dialog} isAsked={isOpen} onCancel={close}>
        {({ EInvoiceDialog }) =>
          isOpen && (
            <EInvoiceDialog
              document={document}
              editor={editor}
              eInvoice={eInvoice}
              grid={grid}
              onClose={close}
            />
          )
        }
      </OnDemand>
    </>
  );
}
