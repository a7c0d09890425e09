import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { choices } from '../../testing/choices.ts';
import { labelPositions } from '../Field/labelPositions.ts';
import { PercentField } from './PercentField.tsx';

const meta = {
  title: 'Components/PercentField',
  component: PercentField,
  tags: ['!autodocs'],
  argTypes: choices({ labelPosition: labelPositions }),
  args: { label: 'Korting', onChange: fn() },
} satisfies Meta<typeof PercentField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With or without the sign, with a comma or the point of the numeric keypad. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Korting' });
    for (const text of ['21,5', '21.5', '21,5 %', '21.50%']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await expect(field).toHaveValue('21,5\u00A0%');
    }
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(2150);
  },
};

/** Values out of range are errors that name the limits. */
export const Bounds: Story = {
  args: { minimum: 0, maximum: 10000, defaultValue: 500 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Korting' });
    await expect(field).toHaveValue('5\u00A0%');
    await userEvent.clear(field);
    await userEvent.type(field, '150');
    await userEvent.tab();
    await expect(field).toHaveValue('150');
    await expect(field).toHaveAccessibleDescription(nlBE.numberFields.tooLarge('100\u00A0%'));
    const fault = { error: 'tooLarge', maximum: 10000 };
    await expect(args.onChange).toHaveBeenLastCalledWith(null, fault, '150');
  },
};

/** Copied from a spreadsheet. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Korting' });
    await userEvent.click(field);
    await userEvent.paste('5.500%\r\n');
    await expect(field).toHaveValue('5,5\u00A0%');
  },
};

/** The label beside the field, or only for screen readers. */
export const LabelPositions: Story = {
  render: (args) => (
    <>
      {labelPositions.map((labelPosition) => (
        <PercentField {...args} key={labelPosition} labelPosition={labelPosition} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Korting' })).toHaveLength(3);
  },
};

/** With `autoFocus`, for the first field of a dialog. */
export const TakesFocus: Story = {
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};
