import { expect, test } from 'vitest';
import { blockText } from './pastedBlock.ts';
import { pastedBlock } from './pastedBlock.ts';

test.each([
  [
    [
      ['Omschrijving', 'Aantal'],
      ['Stoel', '3'],
    ],
  ],
  [
    [
      ['Twee\nregels', ''],
      ['Hout van 10"', 'a\tb'],
    ],
  ],
])('what is copied is pasted as it was: %j', (lines) => {
  expect(pastedBlock(blockText(lines))).toEqual(lines);
});
