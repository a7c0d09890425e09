import { expect, test } from 'vitest';
import { documentFaultText } from './documentEditor.nl-BE.ts';
import { faultText, recordText } from './records.nl-BE.ts';

const moment = new Date('2026-11-05T02:19:00Z');

test('§1 a moment is d/MM/y and HH:mm, in Brussels', () => {
  expect(recordText.draft.typedAt(moment)).toBe('U typte ze op 5/11/2026 om 03:19.');
});

test.each([
  ['an', moment, 'Dit werd op 5/11/2026 om 03:19 gewijzigd door an.'],
  ['an', null, 'Dit werd intussen gewijzigd door an.'],
  ['', null, 'Dit werd intussen gewijzigd door iemand anders.'],
])('the name of the other user does not begin the sentence: %j', (who, when, said) => {
  expect(recordText.conflict.explanation(who, when)).toBe(
    `${said} Er is niets overschreven: u kiest.`,
  );
});

test('a text that is too long says how long it may be', () => {
  const fault = { path: 'number', code: 'length', values: { maximum: '50' } } as const;
  expect(faultText(fault, 'Klantnummer')).toBe('Dit mag hoogstens 50 tekens lang zijn.');
});

test('an empty field that is required is named, as its label is', () => {
  expect(faultText({ path: 'companyName', code: 'required' }, 'Naambedrijf')).toBe(
    'Vul Naambedrijf in.',
  );
  expect(documentFaultText('customer.number', { code: 'required' })).toBe('Vul Klant in.');
  expect(documentFaultText('dueDate', { code: 'required' })).toBe('Vul Vervaldag in.');
  expect(documentFaultText('7.quantity', { code: 'required' })).toBe('Vul Aantal in.');
  expect(documentFaultText('7.quantity', { said: ['Te veel.'], of: 2 })).toBe('Te veel.');
});
