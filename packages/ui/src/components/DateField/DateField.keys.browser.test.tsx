import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import { twoReadingsKeys } from '../../private/fields/readFieldKeys.ts';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { testReadFieldKeys } from '../../testing/testReadFieldKeys.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { DateFieldCalendar } from './DateFieldCalendar.tsx';
import { dateFieldKeys } from './DateField.keys.ts';

testReadFieldKeys({
  name: 'a date',
  keys: twoReadingsKeys,
  show: (onChange) => <DateField label="Veld" today="2026-03-16" onChange={onChange} />,
  typed: { text: '0503', shown: '5/03/2026', value: '2026-03-05' },
  other: { shown: '3/05/2026', value: '2026-05-03' },
});

const texts = nlBE.dateField;
const field = () => page.getByRole('textbox', { name: 'Vervaldag' });
const opener = () => page.getByRole('button', { name: texts.openCalendar });
const calendar = () => page.getByRole('dialog', { name: 'Vervaldag' });
const day = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

async function showField(props: Partial<DateFieldProps> = {}) {
  const onChange = vi.fn<NonNullable<DateFieldProps['onChange']>>();
  const onKeyDown = vi.fn<() => void>();
  await showInPage(
    <div role="presentation" onKeyDown={onKeyDown}>
      <DateField
        label="Vervaldag"
        today="2026-03-16"
        calendar={DateFieldCalendar}
        {...props}
        onChange={onChange}
      />
    </div>,
  );
  return { onChange, onKeyDown };
}

const altArrowDown = '{Alt>}{ArrowDown}{/Alt}';
const coverage = keyCoverage(dateFieldKeys.filter((row) => !twoReadingsKeys.includes(row)));

describe('the calendar of a date field', () => {
  test(`pressing ${coverage.row('Alt+ArrowDown')}`, async () => {
    const { onChange, onKeyDown } = await showField();
    await userEvent.tab();
    await userEvent.keyboard(altArrowDown);
    await expect.element(day('maandag 16 maart 2026')).toHaveFocus();
    onKeyDown.mockClear();
    await userEvent.keyboard('x{ArrowRight}{PageDown}{Enter}');
    await expect.element(calendar()).not.toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('17/04/2026');
    expect(onChange.mock.calls).toEqual([['2026-04-17']]);
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onChange).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(field()).toHaveValue('');
  });

  test('Tab moves from the days to the buttons above them, and not out of the calendar', async () => {
    await showField();
    await userEvent.tab();
    await userEvent.keyboard(altArrowDown);
    await expect.element(day('maandag 16 maart 2026')).toHaveFocus();
    await userEvent.tab();
    await expect.element(day(nlBE.calendar.previous)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(day('maandag 16 maart 2026')).toHaveFocus();
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });

  test('opens by its button too, at the date in the field; Escape changes nothing', async () => {
    const { onChange } = await showField({ defaultValue: '2027-01-31' });
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(opener()).toHaveFocus();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(texts.openCalendar);
    await userEvent.keyboard('{Enter}');
    await expect.element(day('zondag 31 januari 2027')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await expect.element(calendar()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
    await expect.element(field()).toHaveValue('31/01/2027');
    expect(onChange).not.toHaveBeenCalled();
    expect(document.querySelectorAll('[inert], body > [aria-hidden="true"]')).toHaveLength(0);
  });

  test('opens at the date in the field', async () => {
    const { onChange } = await showField();
    await userEvent.tab();
    await userEvent.keyboard(`5/5/27${altArrowDown}`);
    await expect.element(day('woensdag 5 mei 2027')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect.element(field()).toHaveValue('6/05/2027');
    expect(onChange.mock.calls).toEqual([['2027-05-05'], ['2027-05-06']]);
  });

  test('text that is no date opens it at today, and stays until a day is picked', async () => {
    const { onChange } = await showField();
    await userEvent.tab();
    await userEvent.keyboard(`volgende week${altArrowDown}`);
    await expect.element(day('maandag 16 maart 2026')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('volgende week');
    expect(onChange.mock.calls).toEqual([[null, { error: 'notADate' }, 'volgende week']]);
    await userEvent.keyboard(altArrowDown);
    await expect.element(day('maandag 16 maart 2026')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('16/03/2026');
    await expect.element(field()).not.toHaveAttribute('aria-invalid');
    expect(onChange).toHaveBeenLastCalledWith('2026-03-16');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('offers no day that the field would refuse', async () => {
    await showField({ minimum: '2026-03-10', maximum: '2026-03-20' });
    await userEvent.tab();
    await userEvent.keyboard(altArrowDown);
    await expect.element(day('maandag 16 maart 2026')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(day('dinsdag 10 maart 2026')).toHaveFocus();
  });

  test.each([{ isReadOnly: true }, { isDisabled: true }])(
    'does not open where nothing can be filled in: %o',
    async (state) => {
      await showField({ defaultValue: '2026-03-05', ...state });
      await expect.element(opener()).toBeDisabled();
      field().element().focus();
      await userEvent.keyboard(altArrowDown);
      await expect.element(field()).toHaveValue('5/03/2026');
      expect(calendar().query()).toBeNull();
    },
  );
});
