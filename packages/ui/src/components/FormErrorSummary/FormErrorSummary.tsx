import { useEffect, useRef } from 'react';
import { formErrorSummaryTexts } from '../../intl/forms.nl-BE.ts';
import { focusOf } from '../../private/fields/formFields.ts';
import { useMessages } from '../../private/messages.ts';
import { Alert } from '../Alert/Alert.tsx';
import * as styles from './FormErrorSummary.css.ts';

/** A field that is not in order. */
export interface FieldProblem {
  /** The `name` of the field in the form. */
  name: string;
  /** The label of the field. */
  label: string;
  /** The error message of the field. */
  message: string;
}

/** Props of {@link FormErrorSummary}. */
export interface FormErrorSummaryProps {
  /**
   * The fields from top to bottom; none shows nothing. A new list that is not empty takes the focus:
   * give one at each failed submit.
   */
  problems: readonly FieldProblem[];
  /** What is wrong, in a few words; counts the fields by default. */
  title?: string;
}

/** Lists the errors of a form above it, with a link to each field. */
export function FormErrorSummary({ problems, title }: FormErrorSummaryProps) {
  const texts = useMessages('formErrorSummary', formErrorSummaryTexts);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) alert.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div data-error-summary>
      <Alert tone="critical" isFocusable title={title ?? texts.title(problems.length)} ref={alert}>
        <ul className={styles.list}>
          {problems.map(({ name, label, message }) => (
            <li key={name}>
              <a
                className={styles.problem}
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  fieldOf(name, event.currentTarget)?.focus();
                }}
              >
                {label}
              </a>
              : {message}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** The field of that name: in the form around the summary, else anywhere in the page. */
function fieldOf(name: string, link: HTMLElement): HTMLElement | undefined {
  const named = `[name="${CSS.escape(name)}"]`;
  const controls = (link.closest('form') ?? document).querySelectorAll<HTMLElement>(named);
  return [...controls].flatMap((control) => focusOf(control) ?? [])[0];
}
