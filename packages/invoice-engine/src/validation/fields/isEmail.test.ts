import { expect, test } from 'vitest';
import { isEmail } from './isEmail.ts';

const label63 = 'a'.repeat(63);

test.each([
  'info@voorbeeld.be',
  'a@b',
  'A.B+c@Voorbeeld.BE',
  '.a..b.@b.be',
  "!#$%&'*+/=?^_`{|}~-@b.be",
  'a@1.2.3',
  'a@b-c.be',
  'a@xn--caf-dma.be',
  `a@${label63}.${label63}`,
  `${'a'.repeat(1000)}@b.be`,
])('V4 %j has the form of an e-mail address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  '@',
  'a',
  'a@',
  '@b.be',
  'a@b@c',
  'a@-b.be',
  'a@b-.be',
  'a@b..be',
  'a@.be',
  'a@b.be.',
  'a@b_c.be',
  `a@${label63}a.be`,
  'a b@c.be',
  'a@b.be ',
  ' a@b.be',
  'a@b.be\n',
  'a@[127.0.0.1]',
  '"a b"@c.be',
  'Els <els@b.be>',
  'a@b.be,c@d.be',
  'é@b.be',
  'a@café.be',
  // Capitals of other alphabets that a careless look at letters takes for k and s.
  '\u{212a}@b.be',
  'a@\u{17f}.be',
])('V4 %j has not', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('V4 a long text is checked quickly', () => {
  const long = 'a-'.repeat(50_000);
  expect([isEmail(long), isEmail(`a@${long}`), isEmail(`a@${'a.'.repeat(50_000)}`)]).toEqual([
    false,
    false,
    false,
  ]);
});
