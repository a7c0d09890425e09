import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { spaces } from '../tokenTypes.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** The steps of space. */
export const Steps: StoryObj = {
  render: () => (
    <Stack space="small">
      {spaces.map((step) => (
        <Inline key={step} space="medium">
          <div className={styles.space[step]} />
          {step}
        </Inline>
      ))}
    </Stack>
  ),
};
