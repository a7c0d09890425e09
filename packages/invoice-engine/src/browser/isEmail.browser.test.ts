import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail } from '../validation/fields/isEmail.ts';

const input = Object.assign(document.createElement('input'), { type: 'email', required: true });

/** What an e-mail field says of text. White space at the ends and line ends are not there for it. */
function browserTakes(text: string): boolean {
  input.value = text;
  return input.value === text && input.checkValidity();
}

/** Made of what addresses are made of, so that many are right and many nearly. */
const nearAddresses = fc
  .array(
    fc.constantFrom('a', 'Z', '0', '.', '-', '@', '_', '+', "'", '"', ' ', ',', 'aa.bb', '@b.be'),
  )
  .map((parts) => parts.join(''));

test('V4 agrees with the e-mail field of the browser for any ASCII text', () => {
  fc.assert(
    fc.property(fc.oneof(nearAddresses, fc.string({ unit: 'grapheme-ascii' })), (text) => {
      expect([text, isEmail(text)]).toEqual([text, browserTakes(text)]);
    }),
  );
});

test.each([61, 62, 63, 64, 65])(
  'V4 treats a label of %i characters as the browser does',
  (length) => {
    const text = `a@${'b'.repeat(length)}.be`;
    expect(isEmail(text)).toBe(browserTakes(text));
  },
);
