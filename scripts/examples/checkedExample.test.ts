import { describe, expect, test } from 'vitest';
import { checkedExample } from './checkedExample.ts';
import { examplesIn } from './examplesIn.ts';

test('examples are the blocks of code, each with its language and the line on which its code begins', () => {
  const markdown = 'a\n\n```ts\none();\n```\n\n```tsx App.tsx\n<a />;\n```\n\n```\ntwo\n```\n';
  expect(examplesIn(markdown)).toEqual([
    { language: 'ts', file: undefined, line: 4, code: 'one();\n' },
    { language: 'tsx', file: 'App.tsx', line: 8, code: '<a />;\n' },
    { language: '', file: undefined, line: 12, code: 'two\n' },
  ]);
});

/** The checks of an example, without what every checked example begins with. */
const checksOf = (code: string): string => checkedExample(code).slice(checkedExample('').length);

describe('a comment promises', () => {
  test.each([
    [
      'the value of an expression',
      "read('a'); // 'b'",
      "results.push([1, read('a'), 'b']); // 'b'",
    ],
    ['a value that is then explained', "f(); // 'b': of a: x", "results.push([1, f(), 'b']);"],
    ['a value with a colon', "f(); // { a: 'b: c' }", "results.push([1, f(), { a: 'b: c' }]);"],
    ['nothing', 'f(); // undefined', 'results.push([1, f(), undefined]);'],
    ['a negative number', 'f(); // -12_50: a credit', 'results.push([1, f(), -12_50]);'],
    ['the value of a constant', 'const a = f(); // 12', 'const a = f();results.push([1, a, 12]);'],
    ['an error', 'f(); // throws InputError: no', "[1, nameOfThrown(() => f()), 'InputError']"],
    ['a value over several lines', 'f();\ng(); // [1,\n// 2]\nh();', 'push([2, g(), [1,\n2]]);'],
  ])('%s', (_, code, check) => {
    expect(checksOf(code)).toContain(check);
  });

  test.each([
    ['it explains a constant', 'const a = f(); // of a line'],
    ['it stands above', '// 12\nf();'],
    ['it stands below', 'f();\n// 12'],
  ])('no value where %s', (_, code) => {
    expect(checksOf(code)).toBe(checksOf('') + code);
  });
});

test('a comment behind an expression that promises no value is a fault', () => {
  expect(() => checkedExample('f(); // cents')).toThrow("'cents' behind f() promises no value");
});

test('code that is none is a fault', () => {
  expect(() => checkedExample('f(')).toThrow('Expected');
});

test('no line moves', () => {
  expect(checkedExample('a();\nb(); // 1\nc();\n').split('\n')).toHaveLength(4);
});
