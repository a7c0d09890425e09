import type { SalesDocument } from '@facturatie/api-contract';
import { Button } from '@facturatie/ui/Button';
import { formatMoney } from '@facturatie/ui/intl';
import { OnDemand, onDemand } from '@facturatie/ui/OnDemand';
import { Text } from '@facturatie/ui/Text';
import { useState } from 'react';
import { documentEditorText } from '../../intl/documentEditor.nl-BE.ts';

const text = documentEditorText.repayment;

const dialog = onDemand(() => import('./RepaymentDialog.tsx'));

export interface RepaymentButtonProps {
  readonly document: SalesDocument;
}

/** Says what is still to be repaid of a credit note, and opens the dialog that settles it. */
export function RepaymentButton({ document }: RepaymentButtonProps) {
  const [settled, setSettled] = useState<SalesDocument>();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const open = (settled ?? document).balance ?? 0;
  if (open === 0) return null;

  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{text.action}</Button>
      <Text hasTabularFigures>{text.open(formatMoney(open))}</Text>
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
