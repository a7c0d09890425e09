import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../components/Stack/Stack.tsx';
import { headingLevels, textSizes } from '../tokenTypes.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** Headings and running text, largest first. */
export const Scale: StoryObj = {
  render: () => (
    <Stack>
      {headingLevels.map((level) => (
        <div key={level} className={styles.heading[level]}>
          Kop {level}: openstaande facturen
        </div>
      ))}
      {textSizes.toReversed().map((size) => (
        <p key={size} className={styles.text[size]}>
          Tekst {size}: de factuur van 5/03/26 over € 1.234,56 vervalt op 19/03/26.
        </p>
      ))}
    </Stack>
  ),
};
