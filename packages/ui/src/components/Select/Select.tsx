import type { Ref } from 'react';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { control } from '../../private/fields/control.css.ts';
import { selectTexts } from '../../intl/choices.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldFrameProps } from '../Field/FieldParts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Select.css.ts';

/** One option. */
export interface SelectOption {
  /** What is stored. */
  key: string;
  /** What is read. */
  label: string;
}

/** Props of {@link Select}. */
export interface SelectProps extends FieldFrameProps {
  /** What can be chosen, in the order in which it is shown. */
  options: readonly SelectOption[];
  /** The chosen key, when it is kept outside of the field. Empty: nothing is chosen. */
  value?: string;
  /** The chosen key at first, when the field keeps it. */
  defaultValue?: string;
  /** Called with the key that was chosen. */
  onChange?: (key: string) => void;
  /** Called when the field is left. */
  onBlur?: () => void;
  /** The label of the empty choice. Without it, a choice cannot be cleared. */
  emptyLabel?: string;
  /** The name in the form; messages of the form find their field by it. */
  name?: string;
  /** What the browser may fill in, as in HTML: `country`. */
  autoComplete?: string;
  /** Whether it is disabled. */
  isDisabled?: boolean;
  /** The select in the page, to give it the focus. */
  ref?: Ref<HTMLSelectElement>;
}

/**
 * One of a few options, chosen from the native list. A stored key that is not in the list stays chosen and
 * visible.
 */
export function Select({
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  emptyLabel,
  autoComplete,
  isDisabled,
  ref,
  ...field
}: SelectProps) {
  const messages = useMessages('select', selectTexts);
  const stored = value ?? defaultValue ?? '';
  const isUnknown = stored !== '' && !options.some((option) => option.key === stored);
  const hasEmpty = emptyLabel !== undefined || stored === '';
  return (
    <Field {...field}>
      {(tied) => (
        <span className={styles.holder} {...keyMark('select')}>
          <select
            {...tied}
            ref={ref}
            className={`${control} ${styles.select}`}
            value={value}
            defaultValue={value === undefined ? stored : undefined}
            autoComplete={autoComplete}
            disabled={isDisabled}
            onChange={(event) => onChange?.(event.target.value)}
            onBlur={onBlur}
          >
            {hasEmpty && <option value="">{emptyLabel ?? messages.choose}</option>}
            {isUnknown && <option value={stored}>{messages.unknown(stored)}</option>}
            {options.map((option) => (
              <option key={option.key} value={option.key}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevronDown" />
          </span>
        </span>
      )}
    </Field>
  );
}
