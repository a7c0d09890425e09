import { expect, test } from 'vitest';
import { findInList, suggestionSettings } from './findInList.ts';

const { signal } = new AbortController();
const find = (text: string) =>
  findInList(['Oudenaarde', 'Aalst', 'Sint-Niklaas', 'Genève', 'Geel'])(text, signal);

test('what begins with the text comes first, capitals and accents do not count', () => {
  expect(find('a')).toEqual({ items: ['Aalst', 'Oudenaarde', 'Sint-Niklaas'] });
  expect(find('GENE')).toEqual({ items: ['Genève'] });
});

test('no text finds all, the whole text finds nothing more to suggest', () => {
  expect(find('')).toMatchObject({ items: { length: 5 } });
  expect(find('aalst')).toEqual({ items: [] });
});

test('a request waits for two characters and a second, a list does not', () => {
  const settings = (given: Parameters<typeof suggestionSettings>[0]) => {
    const { minimumLength, delay } = suggestionSettings(given);
    return [minimumLength, delay];
  };
  expect(settings(['Aalst'])).toEqual([0, 0]);
  expect(settings(() => ({ items: [] }))).toEqual([2, 1000]);
});
