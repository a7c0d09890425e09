import { describe, expect, test } from 'vitest';
import {
  formatParticipant,
  parseParticipant,
  participantFault,
  participantOfVatNumber,
  participantSchemes,
} from './participant.ts';

describe('P1 reading a participant id', () => {
  test.each([
    ['0208:0403.170.701', '0208:0403170701'],
    [' 9944:nl123456789b01 ', '9944:NL123456789B01'],
    ['iso6523-actorid-upis::0208:0403170701', '0208:0403170701'],
  ])('%s', (text, formatted) => {
    const id = parseParticipant(text);
    expect(id && formatParticipant(id)).toBe(formatted);
  });

  test.each(['', '0403170701', '208:0403170701', '0208:', '0208: . '])('not %j', (text) => {
    expect(parseParticipant(text)).toBeUndefined();
  });
});

describe('P2 what is wrong with one', () => {
  test.each(Object.entries(participantSchemes))(
    'the example of %s is right',
    (scheme, { example }) => {
      expect(participantFault({ scheme, value: example })).toBeUndefined();
    },
  );

  test.each([
    ['0208', '0403170702', 'check'],
    ['0208', '403170701', 'form'],
    ['0208', '2403170701', 'form'],
    ['9925', 'BE0403170702', 'check'],
    ['9944', 'NL1', 'form'],
    ['0088', '5412345000012', 'check'],
    ['1234', '1', 'scheme'],
  ])('%s:%s fails its %s', (scheme, value, fault) => {
    expect(participantFault({ scheme, value })).toBe(fault);
  });
});

test.each([
  ['BE0403170701', '0208:0403170701'],
  ['NL123456789B01', '9944:NL123456789B01'],
  ['DE123456789', '9930:DE123456789'],
  ['LU12345678', '9938:LU12345678'],
  ['FR12345678901', '0225:345678901'],
  ['IT12345678901', undefined],
])('P3 %s leads to %s', (vatNumber, expected) => {
  const id = participantOfVatNumber(vatNumber);
  expect(id && formatParticipant(id)).toBe(expected);
});
