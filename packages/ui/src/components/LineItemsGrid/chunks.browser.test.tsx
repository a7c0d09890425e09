import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ExampleGrid } from '../../testing/ExampleGrid.tsx';
import { exampleLines } from '../../testing/exampleLines.ts';
import { find } from '../../testing/find.ts';
import { showInPage } from '../../testing/showInPage.tsx';

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-line]')];
const numbers = () => rows().map((row) => find(row, 'th').textContent.replace(/\s+/, ' '));
/** Not by its name: with hundreds of fields that takes seconds on a slow machine. */
function price(line: number): HTMLElement {
  return find(rows()[line - 1] ?? document, '[data-column="price"] input');
}
const priceAt = (line: number) => page.elementLocator(price(line));
const inOrder = (count: number) => Array.from({ length: count }, (_, at) => `Lijn ${at + 1}`);
const pressAlt = (keys: string) => userEvent.keyboard(`{Alt>}{Shift>}${keys}{/Shift}{/Alt}`);

/** A price of its own for each line, which identifies it. */
const lines = (count: number) =>
  exampleLines(count).map((line, at) => ({ ...line, price: at + 1 }));

test('a line keeps the focus when it moves to another chunk, and back by undo', async () => {
  await showInPage(<ExampleGrid lines={lines(60)} />);
  await userEvent.click(priceAt(22));
  await expect.poll(() => price(22).matches(':focus')).toBe(true);
  const row = rows()[21];
  await pressAlt('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.poll(() => rows().indexOf(row ?? document.body)).toBe(18);
  expect(price(19).matches(':focus')).toBe(true);
  await expect.element(priceAt(19)).toHaveValue('0,22');
  await expect.element(priceAt(22)).toHaveValue('0,21');
  expect(numbers()).toEqual(inOrder(60));
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => rows().indexOf(row ?? document.body)).toBe(19);
  await userEvent.keyboard('{Control>}zz{/Control}');
  await expect.poll(() => rows().indexOf(row ?? document.body)).toBe(21);
  expect(price(22).matches(':focus')).toBe(true);
  expect(numbers()).toEqual(inOrder(60));
});

test('keys count on over the edges of chunks', async () => {
  await showInPage(<ExampleGrid lines={lines(60)} />);
  await userEvent.click(priceAt(20));
  await expect.poll(() => price(20).matches(':focus')).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => price(21).matches(':focus')).toBe(true);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => rows()[21]?.matches(':focus-within')).toBe(true);
  expect(numbers()).toEqual(inOrder(61));
  await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
  await expect.poll(() => rows().length).toBe(60);
  await expect.element(priceAt(22)).toHaveValue('0,22');
  await userEvent.click(priceAt(41));
  await expect.poll(() => price(41).matches(':focus')).toBe(true);
  await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
  await expect.poll(() => rows().length).toBe(59);
  await expect.element(priceAt(41)).toHaveValue('0,42');
  await expect.poll(() => price(41).matches(':focus')).toBe(true);
});
