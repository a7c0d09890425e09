import type { DocumentKind, EInvoice, EInvoiceFinding } from '@facturatie/api-contract';
import { Alert } from '@facturatie/ui/Alert';
import { Button } from '@facturatie/ui/Button';
import { ButtonLink } from '@facturatie/ui/ButtonLink';
import { Stack } from '@facturatie/ui/Stack';
import { useStore } from 'jotai/react';
import { eInvoiceText as text } from '../../intl/eInvoice.nl-BE.ts';
import type { DocumentEditor } from '../../state/document/documentEditor.ts';
import { customerFieldAddress } from './customerFieldAddress.ts';
import type { DocumentFacts } from '../../state/document/openedDocument.ts';
import type { GridHandle } from '../salesDocument/lines/gridHandle.ts';

export interface EInvoiceFindingsProps {
  readonly eInvoice: EInvoice;
  readonly document: DocumentFacts;
  readonly editor: DocumentEditor;
  readonly grid: GridHandle;
  /** Called before the focus goes to a field of the document. */
  readonly onLeave: () => void;
}

const tones = { stop: 'critical', warning: 'caution', info: 'info' } as const;

/** With what is to be done besides mending the field. */
function messageOf({ message, severity, place }: EInvoiceFinding, kind: DocumentKind): string {
  const hints = { document: '', customer: text.thenSave(kind), company: text.toOperator };
  return severity === 'info' ? message : `${message} ${hints[place]}`.trim();
}

/** What the preflight found, each with the way to where it is fixed. */
export function EInvoiceFindings({
  eInvoice: { findings, issuedAt },
  document,
  editor,
  grid,
  onLeave,
}: EInvoiceFindingsProps) {
  const store = useStore();
  if (issuedAt !== null) return null;
  if (findings.length === 0) return <Alert tone="positive">{text.allGood(document.kind)}</Alert>;

  function goTo(field: string) {
    onLeave();
    // The dialog gives the focus back to its button first.
    setTimeout(() => {
      const [, index, name] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
      const line =
        index === undefined ? undefined : store.get(editor.presentAtom).lines[Number(index)];
      if (line !== undefined) grid.focusCell(line.id, name === 'vatCode' ? 'vat' : 'description');
      else globalThis.document.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    });
  }

  function wayTo({ place, field }: EInvoiceFinding) {
    if (place === 'customer') {
      const address = customerFieldAddress(document.customer.number, field);
      return <ButtonLink href={address}>{text.toCustomer}</ButtonLink>;
    }
    if (place === 'document' && field !== 'lines') {
      return <Button onPress={() => goTo(field)}>{text.toField}</Button>;
    }
    return undefined;
  }

  return (
    <Stack space="small">
      {findings.map((finding) => (
        <Alert
          key={`${finding.rule} ${finding.field} ${finding.message}`}
          tone={tones[finding.severity]}
          actions={wayTo(finding)}
        >
          {messageOf(finding, document.kind)}
        </Alert>
      ))}
    </Stack>
  );
}
