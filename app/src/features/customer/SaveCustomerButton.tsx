import { Button } from '@facturatie/ui/Button';
import { recordText } from '../../intl/records.nl-BE.ts';

/** Ties buttons outside of the form of a customer to it. */
export const customerFormId = 'customer';

export interface SaveCustomerButtonProps {
  readonly isSaving: boolean;
  /** Whether the form is still to come; the button keeps its place. */
  readonly isDisabled?: boolean;
}

/** Sends the form of the customer, also from outside of it. */
export function SaveCustomerButton({ isSaving, isDisabled = false }: SaveCustomerButtonProps) {
  return (
    <Button
      type="submit"
      form={customerFormId}
      tone="accent"
      variant="solid"
      isPending={isSaving}
      isDisabled={isDisabled}
      pendingText={recordText.saving}
    >
      {recordText.save}
    </Button>
  );
}
