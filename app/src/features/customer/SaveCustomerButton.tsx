import { Button } from '@facturatie/ui/Button';
import { recordText } from '../../intl/records.nl-BE.ts';
import { customerFormId } from './customerFormId.ts';

/** Sends the form of the customer, also from outside of it. */
export function SaveCustomerButton({ isSaving }: { isSaving: boolean }) {
  return (
    <Button
      type="submit"
      form={customerFormId}
      tone="accent"
      variant="solid"
      isPending={isSaving}
      pendingText={recordText.saving}
    >
      {recordText.save}
    </Button>
  );
}
