import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { labelPositions } from '../Field/labelPositions.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  tags: ['!autodocs'],
  argTypes: choices({ labelPosition: labelPositions }),
  args: { label: 'Opmerkingen', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Grows with every line, and shrinks when lines go. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Opmerkingen' });
    const empty = field.offsetHeight;
    await userEvent.type(field, 'Een{Enter}Twee{Enter}Drie{Enter}Vier{Enter}Vijf');
    await expect(args.onChange).toHaveBeenLastCalledWith('Een\nTwee\nDrie\nVier\nVijf');
    await expect(field.offsetHeight).toBeGreaterThan(empty);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    await userEvent.clear(field);
    await expect(field.offsetHeight).toBe(empty);
  },
};

/** A long word and an empty last line are counted too. */
export const LongText: Story = {
  args: {
    defaultValue: `${'Aansprakelijkheidswaardevaststellingsveranderingen'.repeat(4)}\n\nLeveren na 17 uur.\n`,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Opmerkingen' });
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  },
};

/** Begins low where little is expected. */
export const OneLine: Story = { args: { label: 'Omschrijving', rows: 1 } };

/** Something is wrong: the words are part of what a screen reader says of the field. */
export const Invalid: Story = {
  args: {
    isRequired: true,
    description: 'Wat de klant op de factuur leest.',
    errorMessage: 'Vul een opmerking in.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Opmerkingen' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(
      'Wat de klant op de factuur leest. Vul een opmerking in.',
    );
  },
};

/** What the browser knows of the person at the screen, it may fill in. */
export const OwnAddress: Story = {
  args: { label: 'Adres', rows: 2, autoComplete: 'street-address' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Adres' });
    await expect(field).toHaveAttribute('autocomplete', 'street-address');
  },
};

/** Can be read and copied, not changed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'Betaald per overschrijving.\nGeen herinnering sturen.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Opmerkingen' });
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('Betaald per overschrijving.\nGeen herinnering sturen.');
  },
};

/** The first field of a dialog may take the focus when it appears. */
export const TakesFocus: Story = {
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

/** The browser marks words that it does not know, where there is text to write. */
export const SpellCheck: Story = {
  args: { spellCheck: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('spellcheck', 'true');
  },
};
