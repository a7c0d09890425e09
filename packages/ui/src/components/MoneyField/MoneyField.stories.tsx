import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { choices } from '../../testing/choices.ts';
import { labelPositions } from '../Field/labelPositions.ts';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Components/MoneyField',
  component: MoneyField,
  tags: ['!autodocs'],
  argTypes: choices({ labelPosition: labelPositions }),
  args: { label: 'Bedrag', onChange: fn() },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

const { numberFields: faults, readField: texts } = nlBE;

/** Typed in any notation, formatted with two decimals on blur. One change, on blur. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Bedrag' });
    await userEvent.type(field, '1234,5');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field).toHaveValue('1.234,50');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(123450);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** The decimal key of the numeric keypad gives a point: it is a decimal mark too. */
export const NumericKeypad: Story = {
  args: { defaultValue: 100000, isGrouped: false },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Bedrag' });
    await expect(field).toHaveValue('1000,00');
    await userEvent.clear(field);
    await userEvent.type(field, '1234.5{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(123450);
    await expect(field).toHaveValue('1234,50');
  },
};

/** A pasted value of any notation is formatted at once. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Bedrag' });
    for (const text of [
      '1.234,56',
      '1234.56',
      '1,234.56',
      '€ 1.234,56\r\n',
      '1\u202F234,56\u00A0€',
    ]) {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue('1.234,56');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(123456);
    }
    await userEvent.clear(field);
    await userEvent.paste('\u221212,50');
    await expect(field).toHaveValue('-12,50');
  },
};

/** Two cells of a spreadsheet are invalid: the pasted text stays, with an error. */
export const TwoCells: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Bedrag' });
    await userEvent.click(field);
    await userEvent.paste('12\r\n13\r\n');
    await expect(field).toHaveValue('12 13');
    await expect(field).toHaveAccessibleDescription(faults.severalNumbers);
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalledWith(1213);
  },
};

/** More than two decimals are an error, never rounded. The text stays; the value is null. */
export const TooManyDecimals: Story = {
  args: { defaultValue: 1250 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Bedrag' });
    await userEvent.clear(field);
    await userEvent.type(field, '12,345');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveValue('12,345');
    await expect(field).toHaveAccessibleDescription(faults.tooManyDecimals(2));
    const fault = { error: 'tooManyDecimals', decimals: 2 };
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(null, fault, '12,345');
    await userEvent.type(field, '{Backspace}');
    await expect(field).toBeValid();
  },
};

/** A value above the maximum is an error, never clamped. So is a negative value where none is allowed. */
export const Bounds: Story = {
  args: { minimum: 0, maximum: 12550 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Bedrag' });
    await userEvent.type(field, '125,51');
    await userEvent.tab();
    await expect(field).toHaveValue('125,51');
    await expect(field).toHaveAccessibleDescription(faults.tooLarge('125,50'));
    await userEvent.clear(field);
    await userEvent.type(field, '-5');
    await userEvent.tab();
    await expect(field).toHaveValue('-5');
    await expect(field).toHaveAccessibleDescription(faults.minusNotAllowed);
  },
};

/** A point before three digits is a thousands separator: the field reports it. */
export const Thousands: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Bedrag' });
    await userEvent.type(field, '1.234');
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.read('1.234,00'));
    await userEvent.tab();
    await expect(field).toHaveValue('1.234,00');
    await expect(args.onChange).toHaveBeenCalledWith(123400);
  },
};

/** For an ambiguous text the field shows its reading, and F8 or the button takes the other. */
export const TwoReadings: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Bedrag' });
    await userEvent.type(field, '12.500');
    await userEvent.tab();
    await expect(field).toHaveValue('12.500,00');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${texts.read('12.500,00')} ${texts.swapKey('12,50')}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: texts.swap('12,50') }));
    await expect(field).toHaveValue('12,50');
    await expect(args.onChange).toHaveBeenLastCalledWith(1250);
    await userEvent.click(field);
    await userEvent.keyboard('{F8}');
    await expect(field).toHaveValue('12.500,00');
    await expect(args.onChange).toHaveBeenLastCalledWith(1250000);
  },
};

/** A unit price: digits and separators. Anything else is kept out, and words are left out of what is pasted. */
export const UnitPrice: Story = {
  args: { label: 'Prijs', minimum: 0, acceptsDigitsOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Prijs' });
    await userEvent.type(field, '1a');
    await expect(field).toHaveValue('1');
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.digitsOnly);
    await userEvent.type(field, '2');
    await userEvent.tab();
    await expect(field).toHaveValue('12,00');
    await userEvent.clear(field);
    await userEvent.paste('Prijs: 12,50 euro per stuk');
    await expect(field).toHaveValue('12,50');
    await userEvent.clear(field);
    await userEvent.paste('1O0,00');
    await expect(field).toHaveValue('1O0,00');
    await expect(field).toBeInvalid();
    await userEvent.tab();
    const fault = { error: 'notANumber', part: 'O' };
    await expect(args.onChange).toHaveBeenLastCalledWith(null, fault, '1O0,00');
  },
};

/** Read-only: can be copied. */
export const ReadOnly: Story = {
  args: { value: -123456, isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Bedrag' });
    await userEvent.click(field);
    await userEvent.paste('9');
    await userEvent.keyboard('9{Control>}z{/Control}');
    await expect(field).toHaveValue('-1.234,56');
  },
};

/** The label beside the field, or only for screen readers. */
export const LabelPositions: Story = {
  render: (args) => (
    <>
      {labelPositions.map((labelPosition) => (
        <MoneyField {...args} key={labelPosition} labelPosition={labelPosition} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Bedrag' })).toHaveLength(3);
  },
};

/** With `autoFocus`, for the first field of a dialog. */
export const TakesFocus: Story = {
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};
