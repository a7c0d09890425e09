import { ApiError } from '@facturatie/api-contract';
import { expect, test } from 'vitest';
import { describeError, errorText } from './describeError.ts';

test.each([
  [
    'no connection (status 0)',
    new ApiError({ call: 'listCustomers', kind: 'connection', status: 0 }),
    'De server is niet bereikbaar. Kijk uw verbinding na en probeer het opnieuw.',
    undefined,
  ],
  [
    'status 401',
    new ApiError({ call: 'listCustomers', kind: 'unauthorized', status: 401 }),
    'U bent niet meer aangemeld. Meld u opnieuw aan.',
    undefined,
  ],
  [
    'any other status, with the number',
    new ApiError({ call: 'listCustomers', kind: 'status', status: 503 }),
    'De server kon dit niet uitvoeren.',
    '503',
  ],
  [
    'an unreadable answer',
    new ApiError({ call: 'listCustomers', kind: 'malformed', status: 200 }),
    'Het antwoord van de server is onleesbaar. Herlaad de pagina.',
    undefined,
  ],
])('%s is put into words', (_title, error, message, code) => {
  expect(describeError(error)).toEqual({ message, details: [], ...(code && { code }) });
});

test('the message of the server comes first, before the messages per field', () => {
  const error = new ApiError({
    call: 'login',
    kind: 'status',
    status: 422,
    messages: {
      message: 'De gegevens kloppen niet.',
      errors: { name: ['De naam is te lang.'], password: ['Te kort.', 'Te eenvoudig.'] },
    },
  });
  expect(describeError(error)).toEqual({
    message: 'De gegevens kloppen niet.',
    details: ['De naam is te lang.', 'Te kort.', 'Te eenvoudig.'],
    code: '422',
  });
});

test('as running text the code is at the end', () => {
  expect(errorText(new ApiError({ call: 'login', kind: 'status', status: 503 }))).toBe(
    'De server kon dit niet uitvoeren. (fout 503)',
  );
});

test('an error of our own making has no code', () => {
  expect(describeError(new TypeError('x is undefined'))).toEqual({
    message: 'Er ging iets mis in deze pagina. Herlaad de pagina.',
    details: [],
  });
});
