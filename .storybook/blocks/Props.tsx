import { Controls } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import * as styles from './blocks.css.ts';

/** The props of a component with their descriptions, and controls for the story above. */
export function Props({ of }: { of: ComponentProps<typeof Controls>['of'] }) {
  return (
    <div className={styles.props}>
      <Controls of={of} />
    </div>
  );
}
