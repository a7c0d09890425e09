import { expect, test } from 'vitest';
import { placeOfLink } from './placeOfLink.ts';

const architecture = '../../docs/architecture.md';

test('a link to another document leads to where that stands in Storybook', () => {
  expect(placeOfLink(architecture, 'decisions/0002-toolchain.md')).toBe(
    '?path=/docs/docs-decisions--docs#0002-toolchain',
  );
  expect(placeOfLink('../../docs/contributing/README.md', '../architecture.md')).toBe(
    '?path=/docs/docs-reference--docs#architecture',
  );
  expect(placeOfLink('../../docs/contributing/README.md', 'wording.md#dates')).toBe(
    '?path=/docs/docs-contributing--docs#wording-dates',
  );
});

test('a link within a document stays on its page', () => {
  expect(placeOfLink(architecture, '#one-call')).toBe('#architecture-one-call');
});

test('an address elsewhere stays as it is written', () => {
  expect(placeOfLink(architecture, 'https://example.org/a.md')).toBe('https://example.org/a.md');
  expect(placeOfLink(architecture, '../README.md')).toBe('../README.md');
});
