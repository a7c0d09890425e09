import type { HTMLAttributes, Ref } from 'react';
import { FormContext, FormValidationContext } from 'react-aria-components';

interface UnsentFormProps extends HTMLAttributes<HTMLElement> {
  /** What is wrong, by the `name` of the field it concerns. */
  errors: Readonly<Record<string, string | string[]>> | undefined;
  ref: Ref<HTMLDivElement>;
}

const asForm = { role: 'form' };
const behavior = { validationBehavior: 'aria' } as const;
const noErrors = {};

/**
 * A form that is never sent, and so is none to the browser: of its own forms it looks through every field
 * after one came or went, as soon as anything of the form is read. Each event that React hands on reads
 * of it, and lines have thousands of fields.
 */
export function UnsentForm({ errors = noErrors, children, ...props }: UnsentFormProps) {
  return (
    <div {...props} {...asForm}>
      <FormContext value={behavior}>
        <FormValidationContext value={errors}>{children}</FormValidationContext>
      </FormContext>
    </div>
  );
}
