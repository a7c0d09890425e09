import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { colorSchemes, densities } from '../../theme/tokenTypes.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { UiProvider } from './UiProvider.tsx';

const meta = {
  title: 'Components/UiProvider',
  component: UiProvider,
  tags: ['!autodocs'],
  argTypes: choices({ colorScheme: colorSchemes, density: densities }),
  args: { children: <TextField label="Naam bedrijf" isRequired /> },
} satisfies Meta<typeof UiProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With other texts for the components. */
export const OwnTexts: Story = {
  args: { messages: { field: { required: 'moet ingevuld worden' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('moet ingevuld worden')).toBeVisible();
  },
};

/** Other texts keep their default. */
export const OurTexts: Story = {
  args: { messages: { select: { choose: 'Maak een keuze' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('verplicht')).toBeVisible();
  },
};

/** What can be requested. On one page the outermost decides: here that is the toolbar's. */
export const Appearances: Story = {
  render: () => (
    <Stack>
      {colorSchemes.map((colorScheme) => (
        <UiProvider key={colorScheme} colorScheme={colorScheme}>
          <TextField label={`Kleuren: ${colorScheme}`} />
        </UiProvider>
      ))}
      {densities.map((density) => (
        <UiProvider key={density} density={density}>
          <TextField label={`Dichtheid: ${density}`} />
        </UiProvider>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('textbox')
      .map((field) => field.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};
