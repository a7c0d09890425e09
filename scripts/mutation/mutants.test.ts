import { expect, test } from 'vitest';
import { type Mutant, percentKilled, survivorLine } from './mutants.ts';

const mutant = (status: Mutant['status'], more: Partial<Mutant> = {}): Mutant => ({
  fileName: 'a.ts',
  mutatorName: 'ConditionalExpression',
  replacement: 'true',
  location: { start: { line: 2, column: 5 }, end: { line: 2, column: 10 } },
  status,
  ...more,
});

test('what counts as killed is what a test noticed, out of all that could be noticed', () => {
  const statuses = [
    'Killed',
    'Killed',
    'Timeout',
    'Survived',
    'NoCoverage',
    'CompileError',
  ] as const;
  expect(percentKilled(statuses.map((status) => mutant(status)))).toBe(60);
  expect(percentKilled([])).toBe(0);
});

test('a survivor is shown in one line', () => {
  const source = 'one\nif (a > b) {\n  c();\n}\n';
  expect(survivorLine(mutant('Survived'), 'x/a.ts', source)).toBe(
    'x/a.ts:2:5 `a > b` became `true`',
  );
  const block = { start: { line: 2, column: 12 }, end: { line: 4, column: 2 } };
  expect(
    survivorLine(mutant('NoCoverage', { location: block, replacement: '{}' }), 'x/a.ts', source),
  ).toBe('x/a.ts:2:12 `{ c(); }` became `{}`, and no test comes here');
});
