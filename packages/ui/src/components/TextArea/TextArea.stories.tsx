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

/** A long word and an empty last line count. */
export const LongText: Story = {
  args: {
    defaultValue: `${'Aansprakelijkheidswaardevaststellingsveranderingen'.repeat(4)}\n\nLeveren na 17 uur.\n`,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Opmerkingen' });
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  },
};

/** With fewer initial rows. */
export const OneLine: Story = { args: { label: 'Omschrijving', rows: 1 } };

/** With an error, which is part of the description of the field. */
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

/** With `autoComplete`. */
export const OwnAddress: Story = {
  args: { label: 'Adres', rows: 2, autoComplete: 'street-address' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Adres' });
    await expect(field).toHaveAttribute('autocomplete', 'street-address');
  },
};

/** Read-only: can be copied. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'Betaald per overschrijving.\nGeen herinnering sturen.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Opmerkingen' });
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('Betaald per overschrijving.\nGeen herinnering sturen.');
  },
};

/** With `autoFocus`, for the first field of a dialog. */
export const TakesFocus: Story = {
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

/** With the spelling checker of the browser. */
export const SpellCheck: Story = {
  args: { spellCheck: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('spellcheck', 'true');
  },
};
