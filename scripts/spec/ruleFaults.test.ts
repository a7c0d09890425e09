import { describe, expect, test } from 'vitest';
import { ruleFaults } from './ruleFaults.ts';

const specification = `# Rules

## L Lines

### L1 Net

The net amount is rounded once.

- Source: spec §9
- Example: 3 x 33.35 is 10005.

### L2 Gross

The gross amount.

- Source: spec §9;
  a second line.
- Example: 10005 becomes 12106.

## T Totals

### T1 Total

The sum.

- Source: spec §3
- Example: 1 + 1 is 2.
`;

const tests = ['L1 net > of one line', 'lines > L2 gross', 'L2, T1 a total', 'T1: nothing'];
const sources = ['/** The sum (SPEC.md L1 to L2). */', '// (SPEC.md T1) and (SPEC.md L1, L2)'];

const faultsOf = (markdown: string): string[] => ruleFaults(markdown, { tests, sources });

test('rules that are whole, tested and rightly cited are without fault', () => {
  expect(faultsOf(specification)).toEqual([]);
});

describe('a fault of the specification is named:', () => {
  test.each([
    ['a rule without source', '- Source: spec §3', '', 'T1 has no Source.'],
    ['a rule with an empty source', '- Source: spec §3', '- Source: ', 'T1 has no Source.'],
    ['a rule without example', '- Example: 1 + 1 is 2.', '', 'T1 has no Example.'],
    ['a rule without a statement', '\nThe sum.\n', '', 'T1 states nothing.'],
    [
      'an id used twice',
      '## T Totals',
      '### L2 B\n\nB.\n\n- Source: s\n- Example: e\n\n## T Totals',
      'L2 is the id of more than one rule.',
    ],
    [
      'a rule in a section that is not its own',
      '## T Totals',
      '## L More',
      'T1 is in another section.',
    ],
    [
      'a heading without an id',
      '## T Totals',
      '### More\n\n## T Totals',
      "The heading 'More' does not begin with an id.",
    ],
    [
      'an id without a title',
      '### T1 Total',
      '### T2 Two\n\nB.\n\n- Source: s\n- Example: e\n\n### T1',
      "The heading 'T1' does not begin with an id.",
    ],
  ])('%s', (_, text, planted, fault) => {
    expect(specification).toContain(text);
    expect(faultsOf(specification.replace(text, planted))).toContain(fault);
  });
});

describe('a fault of the tests is named:', () => {
  const withTests = (...names: string[]): string[] =>
    ruleFaults(specification, { tests: [...tests, ...names], sources });

  test('a rule without a test', () => {
    const others = tests.filter((name) => !name.includes('T1'));
    expect(ruleFaults(specification, { tests: others, sources })).toEqual(['T1 has no test.']);
  });

  test.each([
    ['a test that names no rule', 'lines > add up'],
    ['a test that names a rule in the middle of its title', 'lines > as L1 says'],
    ['a test that begins with something like an id', 'L1b > an offshoot'],
  ])('%s', (_, name) => {
    expect(withTests(name)).toEqual([`The test '${name}' names no rule.`]);
  });

  test('a test that names a rule which does not exist', () => {
    expect(withTests('L1, L9 > a line')).toEqual(['A test names L9, which is no rule.']);
  });
});

test('a source that cites a rule which does not exist is named', () => {
  expect(ruleFaults(specification, { tests, sources: ['(SPEC.md L1 to L7)'] })).toEqual([
    'A source cites L7, which is no rule.',
  ]);
});
