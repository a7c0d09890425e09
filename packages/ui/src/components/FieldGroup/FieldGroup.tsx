import { useId, type ReactNode } from 'react';
import type { HeadingLevel } from '../../theme/tokenTypes.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './FieldGroup.css.ts';

/** Props of {@link FieldGroup}. */
export interface FieldGroupProps {
  /** The name of the group; screen readers announce it on entering the group. */
  title: string;
  /** Place of the title in the outline of the page. */
  titleLevel?: HeadingLevel;
  /** One sentence under the title. */
  description?: ReactNode;
  /** A button that concerns the fields of this group, beside the title. */
  action?: ReactNode;
  /** `FieldCell` elements, in the order in which they are filled in. */
  children: ReactNode;
}

/**
 * Fields of a long form that belong together, under a title. They are in a grid, each as wide as its usual
 * value: up to four in a row, one per row on a phone.
 */
export function FieldGroup({
  title,
  titleLevel = '2',
  description,
  action,
  children,
}: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={styles.fieldset}>
      <div className={styles.group}>
        <div className={styles.head}>
          <Heading level={titleLevel} look="3" id={id}>
            {title}
          </Heading>
          {action}
        </div>
        {description !== undefined && <Text tone="muted">{description}</Text>}
        <div className={styles.grid}>{children}</div>
      </div>
    </fieldset>
  );
}
