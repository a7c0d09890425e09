import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../components/Columns/Columns.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { tones } from '../tokenTypes.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** Every tone, as a strong background, a subtle background, a text and a border. */
export const Tones: StoryObj = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Columns key={tone} minWidth="narrow" space="small">
          {Object.entries(styles.toneChips).map(([look, classes]) => (
            <div key={look} className={classes[tone]}>
              {tone} {look}
            </div>
          ))}
        </Columns>
      ))}
    </Stack>
  ),
};

/** What things lie on. */
export const Grounds: StoryObj = {
  render: () => (
    <Columns minWidth="narrow" space="small">
      {Object.entries(styles.ground).map(([name, className]) => (
        <div key={name} className={className}>
          {name}
          <div className={styles.muted}>tweede rang</div>
        </div>
      ))}
    </Columns>
  ),
};
