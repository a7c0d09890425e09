import { expect, test } from 'vitest';
import { textsIn } from './textsIn.ts';

const parts = (code: string) => textsIn(code).map((text) => text.parts);

test('texts are strings and templates, each with its line', () => {
  expect(textsIn("const a = 'Opslaan';\nconst b = (n: number) => `Nog ${n} lijnen`;")).toEqual([
    { line: 1, parts: ['Opslaan'], isSpec: false },
    { line: 2, parts: ['Nog ', ' lijnen'], isSpec: false },
  ]);
});

test('what the specification words is known by its comment', () => {
  expect(textsIn("const a = {\n  save: 'Osplaan', // spec\n};")).toEqual([
    { line: 2, parts: ['Osplaan'], isSpec: true },
  ]);
});

test('a text inside a template is one of its own', () => {
  expect(parts("const a = (n: number) => `Er ${n === 1 ? 'komt' : 'komen'} bij`;")).toEqual([
    ['Er ', ' bij'],
    ['komt'],
    ['komen'],
  ]);
});

test.each([
  ["import { a } from './a.ts';"],
  ["export { a } from './a.ts';"],
  ["type A = 'one' | 'two';"],
  ["const a = b === 'one';"],
  ["switch (a) {\n  case 'one':\n}"],
  ["const a = { 'one.two': 1 };"],
  ["const a = new Intl.DateTimeFormat('nl-BE', { day: 'numeric' });"],
])('no text in %s', (code) => {
  expect(textsIn(code)).toEqual([]);
});
