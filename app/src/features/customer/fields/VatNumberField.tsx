import { isBlank } from '@facturatie/invoice-engine';
import { AlertDialog } from '@facturatie/ui/AlertDialog';
import { Button } from '@facturatie/ui/Button';
import { TextField } from '@facturatie/ui/TextField';
import type { TextFieldProps } from '@facturatie/ui/TextField';
import { VisuallyHidden } from '@facturatie/ui/VisuallyHidden';
import { useRef, useState } from 'react';
import { customerText } from '../../../intl/customers.nl-BE.ts';
import { hasCompanyData } from './companyFields.ts';
import type { CustomerRecord } from '../useCustomerForm.ts';
import { useVatLookup } from './useVatLookup.ts';

const text = customerText.vat;

export interface VatNumberFieldProps {
  readonly form: CustomerRecord;
  /** What ties the field to the form. */
  readonly field: TextFieldProps;
}

/** The VAT number, and 'Get VAT', which fills in the company from the VAT databank (specification §2). */
export function VatNumberField({ form, field }: VatNumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isLookingUp, isFilled, lookUp } = useVatLookup(form, (path) => {
    // Clears the form error of a field that is filled now.
    const filled = input.current?.form?.elements.namedItem(path);
    if (filled instanceof Element) filled.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const [isAsking, setIsAsking] = useState(false);
  const { values } = form;

  return (
    <>
      <TextField
        {...field}
        ref={input}
        action={
          <Button
            isDisabled={isBlank(values.vatNumber)}
            isPending={isLookingUp}
            pendingText={text.lookingUp}
            onPress={() => (hasCompanyData(values) ? setIsAsking(true) : void lookUp())}
          >
            {text.lookUp}
          </Button>
        }
      />
      <VisuallyHidden isStatus>{isFilled ? text.filled : undefined}</VisuallyHidden>
      <AlertDialog
        title={text.title}
        message={text.question}
        confirmLabel={text.confirm}
        cancelLabel={text.cancel}
        isOpen={isAsking}
        onAnswer={(isConfirmed) => {
          setIsAsking(false);
          if (isConfirmed) void lookUp();
        }}
      />
    </>
  );
}
