import { useContext, useId, type ReactNode } from 'react';
import {
  FieldErrorContext,
  FormValidationContext,
  LabelContext,
  Provider,
  TextContext,
} from 'react-aria-components';
import { FieldParts, fieldClass, hasError, type FieldFrameProps } from './FieldParts.tsx';

/** What ties a control to the words around it; spread it on the control. */
export interface FieldControlProps {
  /** Ties the label to the control. */
  id: string;
  /** The name of the control in the form. */
  name: string | undefined;
  /** Ids of help and error. */
  'aria-describedby': string | undefined;
  /** Whether something is wrong. */
  'aria-invalid': true | undefined;
  /** Whether it must be filled in. */
  'aria-required': true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldFrameProps {
  /** The control, given what ties it to the words around it. */
  children: (control: FieldControlProps) => ReactNode;
  /** The name of the control in the form; messages of the form find their field by it. */
  name?: string;
}

/**
 * Puts a label, help and an error around a control of your own, and ties them together for
 * screen readers.
 */
export function Field({ children, name, ...frame }: FieldProps) {
  const id = useId();
  const formErrors = useFormErrors(name);
  const isInvalid = hasError(frame.errorMessage) || formErrors.length > 0;
  const describedBy = [
    frame.description === undefined ? [] : `${id}-description`,
    isInvalid ? `${id}-error` : [],
  ].flat();
  return (
    <div className={fieldClass(frame.labelPosition)}>
      <Provider
        values={[
          [LabelContext, { htmlFor: id }],
          [
            TextContext,
            {
              slots: {
                description: { id: `${id}-description` },
                errorMessage: { id: `${id}-error` },
              },
            },
          ],
          [FieldErrorContext, isInvalid ? validity(formErrors) : null],
        ]}
      >
        <FieldParts {...frame}>
          {children({
            id,
            name,
            'aria-describedby': describedBy.join(' ') || undefined,
            'aria-invalid': isInvalid || undefined,
            'aria-required': frame.isRequired === true ? true : undefined,
          })}
        </FieldParts>
      </Provider>
    </div>
  );
}

/** What the form says about one field; the form itself takes it back when the field changes. */
function useFormErrors(name: string | undefined): string[] {
  const errors = useContext(FormValidationContext);
  return [name === undefined ? [] : (errors[name] ?? [])].flat();
}

function validity(validationErrors: string[]) {
  return {
    isInvalid: true,
    validationErrors,
    validationDetails: {
      badInput: false,
      customError: true,
      patternMismatch: false,
      rangeOverflow: false,
      rangeUnderflow: false,
      stepMismatch: false,
      tooLong: false,
      tooShort: false,
      typeMismatch: false,
      valueMissing: false,
      valid: false,
    },
  };
}
