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
 * A form that is never submitted, and so is no native form: after a field was added or removed, the browser
 * scans all fields of a native form on the next access. React accesses it at each event, and lines have
 * thousands of fields.
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
