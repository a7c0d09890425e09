import { expect, test } from 'vitest';
import { isoDate } from '../../date/isoDate.ts';
import { validForms } from '../testing/validForms.ts';
import { validateDocument } from '../validateDocument.ts';

const document = validForms.document.valid;

test.each([
  ['2000-01-01', true],
  ['2027-12-31', true],
  ['0001-01-01', false],
  ['1999-12-31', false],
  ['2028-01-01', false],
  ['9999-12-31', false],
])('V36 of %s is new on 2026-11-21: %s', (date, isRight) => {
  const newOn = isoDate('2026-11-21');
  const findings = validateDocument({ ...document, date, dueDate: '9999-12-31' }, { newOn });
  expect(findings).toStrictEqual(isRight ? [] : [{ path: 'date', code: 'year', rule: 'V36' }]);
  expect(validateDocument({ ...document, date })).toEqual([]);
});

test('V36 without a date, or with text that is none, has one finding about it', () => {
  const codesOf = (date: unknown): string[] =>
    validateDocument({ ...document, date }, { newOn: isoDate('2026-11-21') }).map(
      ({ code }) => code,
    );
  expect([codesOf(undefined), codesOf('9999-02-30')]).toEqual([['required'], ['date']]);
});
