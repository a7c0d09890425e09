import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { UnsentForm } from './UnsentForm.tsx';
import { checkFields } from '../../private/fields/formFields.ts';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { useSaveKey } from '../../private/keyboard/useSaveKey.ts';
import type { Space } from '../../theme/tokenTypes.ts';
import type { FieldProblem } from '../FormErrorSummary/FormErrorSummary.tsx';
import * as styles from './Form.css.ts';
import { useEnterKey } from './useEnterKey.ts';
import { useStandingErrors, type FormErrors } from './useStandingErrors.ts';

export type { FormErrors };

/** Props of {@link Form}. */
export interface FormProps {
  /** Fields, alerts and buttons, from top to bottom. */
  children: ReactNode;
  /**
   * Errors by field name. Each message is at its field until that field changes. A new object moves the focus
   * to the first field that is wrong, or to a `FormErrorSummary`.
   */
  errors?: FormErrors;
  /** Whether it is being submitted. Errors that arrive then do not move the focus when there was input meanwhile. */
  isPending?: boolean;
  /**
   * Called with the values by name when the form is sent; the page stays where it is. Amounts are whole
   * cents, percentages hundredths, quantities thousandths, dates ISO text, choices keys: see each field.
   */
  onSubmit?: (values: FormData) => void;
  /**
   * Called instead of `onSubmit` while fields have invalid text or values out of bounds: with each such
   * field, from top to bottom. Each shows its error, and the focus goes to the first, or to a
   * `FormErrorSummary` that gets them.
   */
  onRefuse?: (problems: readonly FieldProblem[]) => void;
  /**
   * Called with a field of one line in which Enter is pressed, of a form that is not sent by it: leads on to
   * the lines that are below the fields. A field that has a use for Enter itself keeps it, and so does one
   * with a text that cannot be read.
   */
  onEnter?: (field: HTMLInputElement) => void;
  /** Ctrl+S sends it, wherever the focus is; not while a dialog lies over it. */
  hasSaveKey?: boolean;
  /** Space between its children. */
  space?: Space;
  /** Names the form, for a button outside of it. */
  id?: string;
  /** What the form is for, when the page has more than one. */
  'aria-label'?: string;
  /** Id of the heading that names the form. */
  'aria-labelledby'?: string;
}

/**
 * Fields that are submitted together, once all are valid values. Other validation is up to you (in
 * `onSubmit`, or on the server): the browser's own bubbles are never shown, and no input is lost.
 */
export function Form({
  children,
  errors,
  isPending = false,
  onSubmit,
  onRefuse,
  onEnter,
  hasSaveKey = false,
  space = 'large',
  ...props
}: FormProps) {
  const formRef = useRef<HTMLElement>(null);
  const typesOn = useTypingOn(formRef, isPending);
  useEffect(() => {
    if (errors === undefined || Object.keys(errors).length === 0) return;
    if (typesOn.current) return;
    // A summary of errors already has the focus, and links to the fields.
    if (formRef.current?.querySelector('[data-error-summary]') !== null) return;
    focusFirstFailing(formRef.current);
  }, [errors, typesOn]);
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);
  useEffect(() => {
    // A summary that was given them has the focus by now.
    if (refused.length === 0 || document.activeElement?.closest('[data-error-summary]')) return;
    focusFirstFailing(formRef.current);
  }, [refused]);

  useSaveKey(formRef, hasSaveKey);
  useEnterKey(formRef, onEnter);
  const [standing, listeners] = useStandingErrors(errors);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const problems = checkFields(event.currentTarget);
    setRefused(problems);
    if (problems.length === 0) onSubmit?.(new FormData(event.currentTarget));
    else onRefuse?.(problems);
  }

  const shared = {
    ...props,
    ...listeners,
    ...(onEnter
      ? keyMark('linesForm', [!hasSaveKey && 'Ctrl+S'])
      : keyMark('form', [!hasSaveKey && 'Ctrl+S', !onSubmit && 'Enter'])),
    ref: (element: HTMLElement | null) => {
      formRef.current = element;
    },
    className: `${styles.form} ${styles.space[space]}`,
  };
  if (onEnter && !onSubmit)
    return (
      <UnsentForm {...shared} errors={standing}>
        {children}
      </UnsentForm>
    );
  return (
    <AriaForm
      {...shared}
      // Until it is hydrated the browser may not send it: the typed values would be in the address.
      method="dialog"
      validationBehavior="aria"
      validationErrors={standing}
      onSubmit={submit}
    >
      {children}
    </AriaForm>
  );
}

function focusFirstFailing(form: HTMLElement | null) {
  const failing = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
  failing.find((field) => field.checkVisibility({ visibilityProperty: true }))?.focus();
}

/** Whether there was input since the submit. */
function useTypingOn(form: RefObject<HTMLElement | null>, isPending: boolean) {
  const typesOn = useRef(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const { current } = form;
    const onInput = () => {
      typesOn.current = true;
    };
    current?.addEventListener('input', onInput);
    return () => {
      current?.removeEventListener('input', onInput);
      // Errors of this submit are rendered with its end; the flag must not affect later ones.
      queueMicrotask(() => {
        typesOn.current = false;
      });
    };
  }, [form, isPending]);
  return typesOn;
}
