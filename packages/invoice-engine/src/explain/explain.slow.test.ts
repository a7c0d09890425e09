import { expect, test } from 'vitest';
import { cases } from '../document/engineCases.json' with { type: 'json' };
import { type EngineCase, inputOf } from '../document/testing/engineCase.ts';
import { unexplained } from './testing/unexplained.ts';

const longest = (cases as readonly EngineCase[])
  .map(inputOf)
  .filter(({ lines }) => lines.length >= 1000);

test('X1, X2, X3, X4, X5 every amount of the longest document follows from its own explanation', () => {
  expect(longest).toHaveLength(1);
  expect(longest.flatMap(unexplained)).toEqual([]);
});
