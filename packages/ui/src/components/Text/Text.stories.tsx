import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { textSizes } from '../../theme/tokenTypes.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text, textElements } from './Text.tsx';
import { textTones, textWeights } from './textLooks.ts';

const meta = {
  title: 'Components/Text',
  component: Text,
  tags: ['!autodocs'],
  argTypes: choices({ size: textSizes, tone: textTones, weight: textWeights, as: textElements }),
  args: { children: 'De factuur van 5/03/26 is nog niet betaald.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sizes of running text. */
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {textSizes.map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
};

/** Every tone. */
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {textTones.map((tone) => (
        <Text {...args} key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

/** Every weight. */
export const Weights: Story = {
  render: (args) => (
    <Stack>
      {textWeights.map((weight) => (
        <Text {...args} key={weight} weight={weight} />
      ))}
    </Stack>
  ),
};

/** Every element. */
export const Elements: Story = {
  render: () => (
    <Stack>
      {textElements
        .filter((element) => element !== 'dt' && element !== 'dd')
        .map((element) => (
          <Text key={element} as={element}>
            {element}
          </Text>
        ))}
      <dl>
        <Text as="dt">dt</Text>
        <Text as="dd">dd</Text>
      </dl>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('dd');
    await expect(canvas.getByRole('emphasis')).toHaveTextContent('em');
  },
};

/** Digits of one width, for numbers below one another. */
export const TabularNumbers: Story = {
  render: () => (
    <Stack space="xxsmall" align="end">
      {['1.111,11', '9.080,96'].map((amount) => (
        <Text key={amount} as="span" hasTabularNumbers>
          {amount}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const [ones = 0, others = 1] = ['1.111,11', '9.080,96'].map(
      (amount) => canvas.getByText(amount).getBoundingClientRect().width,
    );
    await expect(ones).toBeCloseTo(others, 3);
  },
};
