import { createRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readFieldTexts as texts } from '../../intl/readFields.nl-BE.ts';
import { emptyLine, exampleLines, type ExampleLine } from '../../testing/exampleLines.ts';
import { ExampleGrid } from '../../testing/ExampleGrid.tsx';
import { showInPage } from '../../testing/showInPage.tsx';
import { editedLine, type LineColumn } from './column.ts';
import { LineItemsGrid } from './LineItemsGrid.tsx';
import type { LineItemsGridHandle } from './useGridFocus.ts';

const cell = (column: string, line: number) =>
  page.getByRole('textbox', { name: `${column} Lijn ${line}`, exact: true });
const price = (line: number) => cell('Prijs', line);
const selected = () => {
  const { selectionStart, selectionEnd, value } = document.activeElement as HTMLInputElement;
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
};

test('typing amounts one below the other mounts and unmounts no field', async () => {
  await showInPage(<ExampleGrid lines={exampleLines(4)} />);
  await userEvent.click(price(1));
  const changed: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records)
      for (const node of [...addedNodes, ...removedNodes])
        if (node instanceof Element)
          for (const part of [node, ...node.querySelectorAll('*')])
            if (part.matches('input, textarea, select, button, label')) changed.push(part.tagName);
  });
  observer.observe(document, { childList: true, subtree: true });
  await userEvent.keyboard('{Control>}a{/Control}1{Enter}2,5{Enter}');
  await expect.element(price(3)).toHaveFocus();
  await expect.element(price(1)).toHaveValue('1,00');
  await expect.element(price(2)).toHaveValue('2,50');
  await expect.poll(() => document.querySelectorAll('[data-line] output').length).toBe(1);
  observer.disconnect();
  expect(changed).toEqual([]);
});

test('an undo after a return to an amount reverts the line', async () => {
  await showInPage(<ExampleGrid />);
  await userEvent.click(price(1));
  await userEvent.keyboard('{Control>}a{/Control}9{Enter}');
  await expect.element(price(2)).toHaveFocus();
  await userEvent.click(price(1));
  await expect.element(price(1)).toHaveValue('9,00');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(price(1)).toHaveValue('12,50');
});

test('an undo during typing reverts the typing, and not the line', async () => {
  await showInPage(<ExampleGrid />);
  await userEvent.click(price(1));
  await userEvent.keyboard('{Control>}a{/Control}9{Control>}z{/Control}');
  await expect.element(price(1)).toHaveValue('12,50');
  await expect.element(page.getByText(/Totaal: .*155,40/)).toBeVisible();
});

test('an amount that a shortcut gave on is written with its cents once the cell is left', async () => {
  await showInPage(<ExampleGrid />);
  await userEvent.click(price(1));
  await userEvent.keyboard('{Control>}a{/Control}9{Control>}{Enter}{/Control}');
  await expect.element(cell('Omschrijving', 2)).toHaveFocus();
  await expect.element(price(1)).toHaveValue('9,00');
});

test('a text with two readings is reported below the cell, and F8 takes the other one', async () => {
  await showInPage(<ExampleGrid />);
  await userEvent.click(cell('Aantal', 1));
  await userEvent.keyboard('{Control>}a{/Control}1.250');
  await expect.element(page.getByRole('button', { name: texts.swap('1250') })).toBeVisible();
  await userEvent.keyboard('{F8}');
  await expect.element(cell('Aantal', 1)).toHaveValue('1250');
  await userEvent.click(page.getByRole('button', { name: texts.swap('1,25') }));
  await expect.element(cell('Aantal', 1)).toHaveValue('1,25');
  await expect.element(page.getByText(/Totaal: .*158,53/)).toBeVisible();
});

/** A line whose price is 0 as soon as it has a quantity. */
function FillingLine() {
  const [line, setLine] = useState<ExampleLine>({ ...emptyLine('a'), quantity: null });
  return (
    <LineItemsGrid
      caption="Lijnen"
      lines={[line]}
      lineKey={({ id }) => id}
      columns={fillingColumns}
      onEdit={(_line, edit) =>
        setLine((last) => ({
          ...editedLine(last, edit),
          ...(edit.column === 'quantity' && { price: 0 }),
        }))
      }
      onAdd={() => {}}
    />
  );
}

const fillingColumns: readonly LineColumn<ExampleLine>[] = [
  { kind: 'quantity', key: 'quantity', header: 'Aantal' },
  { kind: 'money', key: 'price', header: 'Prijs' },
];

test('typing replaces an amount that is set after the focus', async () => {
  await showInPage(<FillingLine />);
  await userEvent.click(cell('Aantal', 1));
  await userEvent.keyboard('2');
  // Moves the focus as assistive technology does: the editor renders after it.
  (price(1).element() as HTMLElement).focus();
  await userEvent.keyboard('7');
  await expect.element(price(1)).toHaveValue('7');
  await userEvent.keyboard('{Enter}');
  await expect.element(price(1)).toHaveValue('7,00');
});

test('an amount that the page filled in is replaced by what is pasted', async () => {
  await showInPage(<FillingLine />);
  const source = document.body.appendChild(document.createElement('input'));
  source.value = '99,5';
  source.select();
  await userEvent.copy();
  source.remove();
  await userEvent.click(cell('Aantal', 1));
  await userEvent.keyboard('2{Tab}');
  await expect.element(price(1)).toHaveValue('0,00');
  await userEvent.keyboard('{Control>}v{/Control}{Tab}');
  await expect.element(price(1)).toHaveValue('99,50');
});

test('an amount that the page filled in can be made empty again', async () => {
  await showInPage(<FillingLine />);
  await userEvent.click(cell('Aantal', 1));
  await userEvent.keyboard('2{Tab}');
  await expect.element(price(1)).toHaveValue('0,00');
  await userEvent.keyboard('{Delete}{Tab}');
  await expect.element(price(1)).toHaveValue('');
  await userEvent.click(cell('Aantal', 1));
  await expect.element(price(1)).toHaveValue('');
});

test('the whole amount is selected when the page gives the focus to its cell', async () => {
  const grid = createRef<LineItemsGridHandle>();
  await showInPage(<ExampleGrid ref={grid} />);
  grid.current?.focusCell('l1', 'price');
  await expect.element(price(2)).toHaveFocus();
  expect(selected()).toBe('22,55');
});
