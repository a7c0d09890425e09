import { describe, expect, test } from 'vitest';
import { newHistory, redo, replaceText, rewriteText, typeText, undo } from './textHistory.ts';

const typed = (text: string) => ({ text, source: text, entry: 'typed', isSwapped: false }) as const;
const pasted = { text: '12,50', source: '€ 12,50', entry: 'pasted', isSwapped: false } as const;

describe('taking changes of a field back', () => {
  test('a run of typing is one change, a paste another', () => {
    const run = ['1', '12', '12,'].reduce(typeText, newHistory('5,00'));
    const after = typeText(replaceText(run, pasted), '12,505');
    expect(after).toEqual({
      now: typed('12,505'),
      past: [typed('5,00'), typed('12,'), pasted],
      future: [],
      isTyping: true,
    });
    const back = undo(after);
    expect(back).toEqual({
      now: pasted,
      past: [typed('5,00'), typed('12,')],
      future: [typed('12,505')],
      isTyping: false,
    });
    expect(back && redo(back)).toEqual({ ...after, isTyping: false });
  });

  test('what was written in the own way of the field is no change, and ends the run', () => {
    const left = rewriteText(typeText(newHistory(''), '12,5'), '12,50');
    expect(left.now).toEqual({ ...typed('12,5'), text: '12,50' });
    expect(typeText(left, '12,501').past).toEqual([typed(''), left.now]);
  });

  test('a new change forgets what was taken back', () => {
    const back = undo(typeText(newHistory(''), '1'));
    expect(back && redo(typeText(back, '2'))).toBeUndefined();
  });

  test('there is nothing before the first change', () => {
    expect([undo(newHistory('1')), redo(newHistory('1'))]).toEqual([undefined, undefined]);
  });
});
