import { Story } from '@storybook/addon-docs/blocks';
import { useRef, type ComponentProps } from 'react';
import * as styles from './blocks.css.ts';
import type { Part } from './part.ts';
import { useMarks } from './useMarks.ts';
import { WithCode } from './WithCode.tsx';

interface AnatomyProps {
  /** The story that shows the parts; left out where nothing can be pointed at. */
  of?: ComponentProps<typeof Story>['of'];
  /** From top to bottom, from start to end. */
  parts: readonly Part[];
}

/** A component with its parts numbered, and what each is for. */
export function Anatomy({ of, parts }: AnatomyProps) {
  const stage = useRef<HTMLDivElement>(null);
  const marks = useMarks(stage, parts);
  return (
    <div className={`sb-unstyled ${styles.anatomy}`}>
      {of && (
        <div className={styles.stage} ref={stage}>
          <Story of={of} />
          {marks.map((place, index) =>
            place === undefined ? null : (
              <span
                key={parts[index]?.[1]}
                className={styles.mark}
                style={{ insetInlineStart: place.x, insetBlockStart: place.y }}
                aria-hidden
              >
                {index + 1}
              </span>
            ),
          )}
        </div>
      )}
      <ol className={styles.parts}>
        {parts.map(([selector, name, purpose], index) => (
          <li
            key={name}
            className={styles.part}
            data-absent={of && selector !== '' && !marks[index] ? selector : undefined}
          >
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <span>
              <strong className={styles.partName}>{name}</strong> <WithCode text={purpose} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
