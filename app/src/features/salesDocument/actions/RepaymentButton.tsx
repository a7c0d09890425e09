import { Button } from '@facturatie/ui/Button';
import { formatMoney } from '@facturatie/ui/intl';
import { OnDemand, onDemand } from '@facturatie/ui/OnDemand';
import { Text } from '@facturatie/ui/Text';
import { useState } from 'react';
import { repaymentText as text } from '../../../intl/savedDocument.nl-BE.ts';
import type { DocumentFacts } from '../../../state/document/openedDocument.ts';

const dialog = onDemand(() => import('./RepaymentDialog.tsx'));

/** Says what is still to be repaid of a credit note, and opens the dialog that settles it. */
export function RepaymentButton({ document }: { readonly document: DocumentFacts }) {
  const [settled, setSettled] = useState<DocumentFacts>();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const open = (settled ?? document).balance ?? 0;
  if (open === 0) return null;

  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{text.action}</Button>
      <Text hasTabularNumbers>{text.open(formatMoney(open))}</Text>
      <OnDemand part={dialog} isAsked={isOpen} onCancel={close}>
        {({ RepaymentDialog }) =>
          isOpen && (
            <RepaymentDialog
              number={document.number}
              open={open}
              onClose={close}
              onSettled={setSettled}
            />
          )
        }
      </OnDemand>
    </>
  );
}
