import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { calendarKeys } from './Calendar.keys.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';

const texts = nlBE.calendar;
/** The day whose name starts with this. */
const day = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** A calendar that has the focus on 31 March 2026. */
async function showCalendar(props: Partial<CalendarProps> = {}) {
  const onChange = vi.fn<(date: string) => void>();
  const standard = { today: '2026-03-16', defaultValue: '2026-03-31', autoFocus: true };
  await showInPage(<Calendar label="Leverdag" {...standard} {...props} onChange={onChange} />);
  return onChange;
}

const coverage = keyCoverage(calendarKeys);

describe('keys of a calendar', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await showCalendar({ autoFocus: false });
    await userEvent.tab();
    await expect.element(day(texts.previous)).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('combobox', { name: texts.month })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('combobox', { name: texts.year })).toHaveFocus();
    await userEvent.tab();
    await expect.element(day(texts.next)).toHaveFocus();
    await userEvent.tab();
    await expect.element(day('dinsdag 31 maart 2026')).toHaveFocus();
  });

  test.each([
    [coverage.row('ArrowLeft, ArrowRight'), '{ArrowLeft}', 'maandag 30 maart 2026'],
    [coverage.row('ArrowLeft, ArrowRight'), '{ArrowRight}', 'woensdag 1 april 2026'],
    [coverage.row('ArrowUp, ArrowDown'), '{ArrowUp}', 'dinsdag 24 maart 2026'],
    [coverage.row('ArrowUp, ArrowDown'), '{ArrowDown}', 'dinsdag 7 april 2026'],
    [coverage.row('PageUp, PageDown'), '{PageUp}', 'zaterdag 28 februari 2026'],
    [coverage.row('PageUp, PageDown'), '{PageDown}', 'donderdag 30 april 2026'],
    [
      coverage.row('Shift+PageUp, Shift+PageDown'),
      '{Shift>}{PageUp}{/Shift}',
      'maandag 31 maart 2025',
    ],
    [
      coverage.row('Shift+PageUp, Shift+PageDown'),
      '{Shift>}{PageDown}{/Shift}',
      'woensdag 31 maart 2027',
    ],
    [coverage.row('Home, End'), '{Home}', 'zondag 1 maart 2026'],
    [coverage.row('Home, End'), '{Home}{End}', 'dinsdag 31 maart 2026'],
  ])('pressing %s (%s)', async (_, keys, name) => {
    const onChange = await showCalendar();
    await expect.element(day('dinsdag 31 maart 2026')).toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.element(day(name)).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  test(`pressing ${coverage.row('Enter, Space')}`, async () => {
    const onChange = await showCalendar();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect.element(day(`maandag 30 maart 2026, ${texts.chosen}`)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft} ');
    await expect.element(day(`zondag 29 maart 2026, ${texts.chosen}`)).toHaveFocus();
    expect(onChange.mock.calls).toEqual([['2026-03-30'], ['2026-03-29']]);
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});

describe('a day that cannot be picked', () => {
  test('outside the bounds is never focused', async () => {
    await showCalendar({ minimum: '2026-03-20', maximum: '2026-04-02' });
    await userEvent.keyboard('{Home}');
    await expect.element(day('vrijdag 20 maart 2026')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(day('vrijdag 20 maart 2026')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect.element(day('donderdag 2 april 2026')).toHaveFocus();
  });

  test('with a reason is focused and explained, and Enter does not pick it', async () => {
    const onChange = await showCalendar({
      unavailable: (date) => (date === '2026-03-30' ? 'feestdag' : undefined),
    });
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(day('maandag 30 maart 2026, feestdag')).toHaveFocus();
    await expect.element(page.getByText('maandag 30 maart 2026: feestdag')).toBeVisible();
    await userEvent.keyboard('{Enter} ');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a button that turns to the last month hands the focus to the days', async () => {
    await showCalendar({ autoFocus: false, maximum: '2026-04-20' });
    day(texts.next).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(day('maandag 20 april 2026')).toHaveFocus();
  });
});

test('the given today is marked, not the one of the system clock', async () => {
  await showCalendar({ today: '2026-03-17', defaultValue: null });
  await expect.element(day(`dinsdag 17 maart 2026, ${texts.today}`)).toHaveFocus();
  expect(document.querySelectorAll('[data-today]')).toHaveLength(1);
});
