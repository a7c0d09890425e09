import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import * as toggle from '../../private/fields/toggle.css.ts';
import * as styles from './Switch.css.ts';

/** Props of {@link Switch}. */
export interface SwitchProps {
  /** What is on when it is on. */
  label: string;
  /** The name in the form. */
  name?: string;
  /** Whether it is on, when that is kept outside of it. */
  isSelected?: boolean;
  /** Whether it is on at first, when it keeps that itself. */
  defaultSelected?: boolean;
  /** Called with whether it is on. */
  onChange?: (isSelected: boolean) => void;
  /** Help that is always there. */
  description?: ReactNode;
  /** Whether it is disabled. */
  isDisabled?: boolean;
  /** Whether it is read-only. */
  isReadOnly?: boolean;
  /** The input in the page, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** A setting that is on or off, and takes effect immediately. */
export function Switch({ label, description, ref, ...props }: SwitchProps): ReactNode {
  return (
    <SwitchField {...keyMark('switch')} {...props} inputRef={ref} className={toggle.field}>
      <SwitchButton className={toggle.button}>
        <span className={styles.track} aria-hidden>
          <span className={styles.thumb} />
        </span>
        {label}
      </SwitchButton>
      {description !== undefined && (
        <Text slot="description" className={toggle.description}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
