import type { CustomerNumber } from '@facturatie/api-contract';
import { IconButton } from '@facturatie/ui/IconButton';
import { Inline } from '@facturatie/ui/Inline';
import { customerButtonText as text } from '../../intl/customerButton.nl-BE.ts';

export interface CustomerButtonProps {
  readonly customerNumber: CustomerNumber;
  /** A pencil, or a sheet of notes (specification §2). */
  readonly icon: 'edit' | 'notes';
  /** The notes about the customer; a button with notes is highlighted. */
  readonly notes: string;
  /** Called with the customer's number to open the customer. */
  readonly onOpen: (customerNumber: CustomerNumber) => void;
}

/** The number of a customer in a row, and the button beside it that opens the customer. */
export function CustomerButton({ customerNumber, icon, notes, onOpen }: CustomerButtonProps) {
  const said = shortened(notes);
  return (
    <Inline as="span" space="xxsmall">
      {customerNumber}
      <IconButton
        icon={icon}
        size="small"
        label={text.open(customerNumber)}
        {...(said !== '' && { highlight: text.notes(said) })}
        onPress={() => onOpen(customerNumber)}
      />
    </Inline>
  );
}

/** As much of the notes as is read at a glance. */
const longest = 160;

function shortened(notes: string): string {
  const line = notes.trim().replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
