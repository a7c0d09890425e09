import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { choices } from '../../testing/choices.ts';
import { labelPositions } from '../Field/labelPositions.ts';
import { QuantityField } from './QuantityField.tsx';

const meta = {
  title: 'Components/QuantityField',
  component: QuantityField,
  tags: ['!autodocs'],
  argTypes: choices({ labelPosition: labelPositions }),
  args: { label: 'Aantal', onChange: fn() },
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = nlBE.readField;

/** At most three decimals; no superfluous zeros once the field is left. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Aantal' });
    await userEvent.type(field, '2,50');
    await userEvent.tab();
    await expect(field).toHaveValue('2,5');
    await expect(args.onChange).toHaveBeenCalledWith(2500);
  },
};

/** A typed point is the decimal key of the numeric keypad; thousands are one key away. */
export const TypedPoint: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Aantal' });
    await userEvent.type(field, '1.250');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${texts.read('1,25')} ${texts.swapKey('1250')}`,
    );
    await userEvent.keyboard('{F8}');
    await expect(field).toHaveValue('1250');
    await expect(args.onChange).toHaveBeenCalledWith(1250000);
  },
};

/** A pasted point sets thousands apart, as everywhere in Belgium. */
export const PastedPoint: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Aantal' });
    await userEvent.click(field);
    await userEvent.paste('1.250');
    await expect(field).toHaveValue('1250');
    await userEvent.click(canvas.getByRole('button', { name: texts.swap('1,25') }));
    await expect(field).toHaveValue('1,25');
    await expect(args.onChange).toHaveBeenLastCalledWith(1250);
  },
};

/** Values out of range are errors that name the limits, never clamped. */
export const Bounds: Story = {
  args: { minimum: 500, maximum: 1250500 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Aantal' });
    await userEvent.type(field, '1250,501');
    await userEvent.tab();
    await expect(field).toHaveValue('1250,501');
    await expect(field).toHaveAccessibleDescription(nlBE.numberFields.tooLarge('1250,5'));
    const fault = { error: 'tooLarge', maximum: 1250500 };
    await expect(args.onChange).toHaveBeenLastCalledWith(null, fault, '1250,501');
    await userEvent.clear(field);
    await userEvent.type(field, '0,4');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(nlBE.numberFields.tooSmall('0,5'));
  },
};

/** Units are invalid: the text stays, with an error. */
export const WithUnit: Story = {
  args: { defaultValue: 3000 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Aantal' });
    await userEvent.type(field, ' stuks');
    await userEvent.tab();
    await expect(field).toHaveValue('3 stuks');
    await expect(field).toHaveAccessibleDescription(nlBE.numberFields.notANumber('stuks'));
  },
};

/** The label beside the field, or only for screen readers. */
export const LabelPositions: Story = {
  render: (args) => (
    <>
      {labelPositions.map((labelPosition) => (
        <QuantityField {...args} key={labelPosition} labelPosition={labelPosition} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Aantal' })).toHaveLength(3);
  },
};

/** With `autoFocus`, for the first field of a dialog. */
export const TakesFocus: Story = {
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};
