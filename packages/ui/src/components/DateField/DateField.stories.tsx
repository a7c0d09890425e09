import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { choices } from '../../testing/choices.ts';
import { labelPositions } from '../Field/labelPositions.ts';
import { DateField } from './DateField.tsx';
import { DateFieldCalendar } from './DateFieldCalendar.tsx';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  tags: ['!autodocs'],
  argTypes: choices({ labelPosition: labelPositions }),
  args: { label: 'Factuurdatum', onChange: fn(), today: '2026-03-16' },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const { dateField: faults, readField: texts } = nlBE;

/** Typed in any notation; one change, when the date is complete. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Factuurdatum' });
    for (const text of ['5/3/26', '5-3-2026', '050326', '2026-03-05', '5 mrt', 'do 5/3']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await expect(field).toHaveValue('5/03/2026');
    }
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2026-03-05');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** A date that does not exist stays as it was typed, and is no date. */
export const DoesNotExist: Story = {
  args: { defaultValue: '2026-02-28' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Factuurdatum' });
    await expect(field).toHaveValue('28/02/2026');
    await userEvent.clear(field);
    await userEvent.type(field, '30/2/2026');
    await userEvent.tab();
    await expect(field).toHaveValue('30/2/2026');
    await expect(field).toHaveAccessibleDescription(faults.doesNotExist('30/2/2026'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    const fault = { error: 'doesNotExist', day: 30, month: 2, year: 2026 };
    await expect(args.onChange).toHaveBeenCalledWith(null, fault, '30/2/2026');
  },
};

/** A warning about a probable mistake, announced when it appears on blur. */
export const Warning: Story = {
  args: { label: 'Vervaldag', defaultValue: '2026-03-30' },
  render: function DueDate(args) {
    const [value, setValue] = useState<string | null>('2026-03-30');
    const isEarly = value !== null && value < '2026-03-16';
    return (
      <DateField
        {...args}
        warning={isEarly ? 'Deze dag ligt voor de datum van de factuur.' : undefined}
        onChange={setValue}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Vervaldag' });
    await userEvent.clear(field);
    await userEvent.type(field, '30/3/25');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription('Deze dag ligt voor de datum van de factuur.');
    await expect(
      await canvas.findByText('Vervaldag: Deze dag ligt voor de datum van de factuur.'),
    ).toBeInTheDocument();
  },
};

/** Four digits are day and month; month and day are one key away. */
export const TwoReadings: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Factuurdatum' });
    await userEvent.type(field, '0503');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${texts.read('5/03/2026')} ${texts.swapKey('3/05/2026')}`,
    );
    await userEvent.keyboard('{F8}');
    await expect(field).toHaveValue('3/05/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-03');
  },
};

/** The American order is offered, never assumed. */
export const AmericanOrder: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Factuurdatum' });
    await userEvent.click(field);
    await userEvent.paste('03/31/2026');
    await expect(field).toHaveValue('03/31/2026');
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: texts.swap('31/03/2026') }));
    await expect(field).toHaveValue('31/03/2026');
    await expect(field).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-31');
  },
};

/** Dates out of range are errors that name the limits. */
export const Bounds: Story = {
  args: { minimum: '2026-01-01', maximum: '2026-12-31' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Factuurdatum' });
    await userEvent.type(field, '31/12/25');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(faults.tooEarly('1/01/2026'));
    await userEvent.clear(field);
    await userEvent.type(field, '1/1/27');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(faults.tooLate('31/12/2026'));
  },
};

/** For dates known by weekday: a calendar opens beside the field. */
export const WithCalendar: Story = {
  args: { calendar: DateFieldCalendar, label: 'Leverdag' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = canvas.getByRole('button', { name: faults.openCalendar });
    await userEvent.click(opener);
    const calendar = await page.findByRole('dialog', { name: 'Leverdag' });
    await userEvent.click(within(calendar).getByRole('button', { name: 'vrijdag 20 maart 2026' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Leverdag' })).toHaveValue('20/03/2026');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2026-03-20');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Open. */
export const CalendarOpen: Story = {
  args: { calendar: DateFieldCalendar, label: 'Leverdag', defaultValue: '2026-03-20' },
  decorators: [(Shown) => <div style={{ minBlockSize: '28rem' }}>{Shown()}</div>],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: faults.openCalendar }));
    const page = within(canvasElement.ownerDocument.body);
    const picked = await page.findByRole('button', { name: /^vrijdag 20 maart 2026/ });
    await waitFor(() => expect(picked).toHaveFocus());
  },
};

/** The label beside the field, or only for screen readers. */
export const LabelPositions: Story = {
  render: (args) => (
    <>
      {labelPositions.map((labelPosition) => (
        <DateField {...args} key={labelPosition} labelPosition={labelPosition} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Factuurdatum' })).toHaveLength(3);
  },
};

/** With `autoFocus`, for the first field of a dialog. */
export const TakesFocus: Story = {
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};
