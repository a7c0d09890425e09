import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Calendar } from './Calendar.tsx';

const texts = nlBE.calendar;

const meta = {
  title: 'Components/Calendar',
  component: Calendar,
  tags: ['!autodocs'],
  args: { label: 'Leverdag', today: '2026-03-16', onChange: fn() },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens at today. The week begins on Monday, and each day has its whole name. */
export const Plain: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const days = [...canvasElement.querySelectorAll('th')].map((head) => head.textContent);
    await expect(days).toEqual(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']);
    const grid = canvas.getByRole('grid', { name: 'Leverdag, maart 2026' });
    const today = within(grid).getByRole('button', {
      name: `maandag 16 maart 2026, ${texts.today}`,
    });
    await expect(today.closest('td')?.cellIndex).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'donderdag 5 maart 2026' }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-03-05');
    const picked = canvas.getByRole('gridcell', { selected: true });
    await expect(
      within(picked).getByRole('button', { name: `donderdag 5 maart 2026, ${texts.chosen}` }),
    ).toBeVisible();
  },
};

/** In a popover that has opened: the selected day has the focus. */
export const WithFocus: Story = {
  args: { defaultValue: '2026-03-20', autoFocus: true },
  play: async ({ canvas, userEvent, args }) => {
    const day = canvas.getByRole('button', {
      name: `vrijdag 20 maart 2026, ${texts.chosen}`,
    });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-03-21');
  },
};

/** Controlled. */
export const KeptElsewhere: Story = {
  render: function Planning(args) {
    const [day, setDay] = useState('2026-12-31');
    return (
      <Stack>
        <Calendar {...args} value={day} onChange={setDay} />
        <Text>Levering: {day}</Text>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await userEvent.click(canvas.getByRole('button', { name: 'vrijdag 1 januari 2027' }));
    await expect(canvas.getByText('Levering: 2027-01-01')).toBeVisible();
  },
};

/** Month and year are chosen directly; the change is announced. */
export const FarAway: Story = {
  args: { defaultValue: '2024-02-29' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const year = canvas.getByRole('combobox', { name: texts.year });
    await expect(year).toHaveValue('2024');
    await userEvent.selectOptions(year, '2027');
    await expect(canvas.getByRole('grid', { name: 'Leverdag, februari 2027' })).toBeVisible();
    await expect(year).toHaveValue('2027');
    const month = canvas.getByRole('combobox', { name: texts.month });
    await userEvent.selectOptions(month, 'juli');
    await expect(canvas.getByRole('grid', { name: 'Leverdag, juli 2027' })).toBeVisible();
    await expect(month).toHaveDisplayValue('juli');
    const said = within(canvasElement.ownerDocument.body);
    const announcement = await said.findByText('juli 2027');
    await expect(announcement.closest('[aria-live]')).not.toBeNull();
  },
};

/** Only the days within the bounds; months and years outside them are not offered. */
export const Bounds: Story = {
  args: { minimum: '2026-03-10', maximum: '2026-04-20' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: texts.previous })).toBeDisabled();
    const months = within(canvas.getByRole('combobox', { name: texts.month }));
    await expect(months.getAllByRole('option').map((month) => month.textContent)).toEqual([
      'maart',
      'april',
    ]);
    const early = canvas.getByRole('button', {
      name: `maandag 9 maart 2026, ${texts.outOfRange}`,
    });
    await expect(early).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(early);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const closed = (date: string) =>
  ['2026-03-21', '2026-03-22'].includes(date) ? 'dan is het magazijn gesloten' : undefined;

/** Unavailable days give the reason: in their name, and below the days on focus. */
export const Unavailable: Story = {
  args: { unavailable: closed },
  play: async ({ canvas, userEvent, args }) => {
    const saturday = 'zaterdag 21 maart 2026';
    const day = canvas.getByRole('button', {
      name: `${saturday}, dan is het magazijn gesloten`,
    });
    await userEvent.hover(day);
    await expect(canvas.getByText(`${saturday}: dan is het magazijn gesloten`)).toBeVisible();
    await userEvent.click(day);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Read-only. */
export const ReadOnly: Story = {
  args: { value: '2026-03-20', isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'donderdag 19 maart 2026' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: texts.next }));
    await expect(canvas.getByRole('grid', { name: 'Leverdag, april 2026' })).toBeVisible();
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: { defaultValue: '2026-03-20', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: texts.month })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: texts.next })).toBeDisabled();
  },
};
