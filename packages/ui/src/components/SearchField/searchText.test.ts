import { describe, expect, test } from 'vitest';
import { isTooShort, searchDelay, shortestSearch, textToSearch } from './searchText.ts';

describe('the text to search for', () => {
  test('starts at two characters and waits a second', () => {
    expect([shortestSearch, searchDelay]).toEqual([2, 1000]);
  });

  test.each([
    ['jan', '', 'jan'],
    ['  jan  ', '', 'jan'],
    ['jan', 'jan', undefined],
    [' jan', 'jan', undefined],
    ['jan sm', 'jan', 'jan sm'],
    ['j', '', undefined],
    [' j ', 'jan', undefined],
    ['', 'jan', ''],
    ['   ', 'jan', ''],
    ['', '', undefined],
  ])('%j after %j is %j', (text, last, answer) => {
    expect(textToSearch(text, last, shortestSearch)).toBe(answer);
  });

  test.each([
    ['', false],
    ['  ', false],
    ['j', true],
    [' j ', true],
    ['ja', false],
  ])('%j is too short: %s', (text, answer) => {
    expect(isTooShort(text, shortestSearch)).toBe(answer);
  });
});
