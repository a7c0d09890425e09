import { expect, test } from 'vitest';
import { safeReturnUrl } from './returnUrl.ts';

test.each(['/', '/klanten?p=2', '/klanten?p=2&q=a%26b#rij', '/verkopen/facturen/20261100042'])(
  'login leads back to %s',
  (returnUrl) => {
    expect(safeReturnUrl(returnUrl)).toBe(returnUrl);
  },
);

test.each([
  undefined,
  '',
  'klanten',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  '/login?returnUrl=/login',
])('%j leads home instead', (returnUrl) => {
  expect(safeReturnUrl(returnUrl)).toBe('/');
});
