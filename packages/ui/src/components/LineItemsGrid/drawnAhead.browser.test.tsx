import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import { exampleLines, type ExampleLine } from '../../testing/exampleLines.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import type { LineColumn, LineEditorProps } from './column.ts';
import { LineItemsGrid } from './LineItemsGrid.tsx';

const price = (line: number) =>
  page.getByRole('textbox', { name: `Prijs Lijn ${line}`, exact: true });
/** Fields of react-aria carry this attribute, plain controls do not. */
const editors = () =>
  [...document.querySelectorAll('input[data-rac]')].filter((input) => input.checkVisibility())
    .length;

/** Writes down whose editor was drawn; the second line holds a price that cannot be read. */
function priceColumn(drawn: string[]): LineColumn<ExampleLine> {
  const PriceEditor = ({ line, label, text }: LineEditorProps<ExampleLine>) => {
    useEffect(() => {
      drawn.push(line.id);
    }, [line.id]);
    const shown = line.id === 'l1' ? { value: null, unreadText: text } : { value: line.price };
    return <MoneyField label={label} labelPosition="hidden" {...shown} />;
  };
  return {
    key: 'price',
    header: 'Prijs',
    Editor: PriceEditor,
    cell: ({ id }) => ({ text: id === 'l1' ? '5O' : '1,00' }),
  };
}

function Lines({ drawn }: { drawn: string[] }) {
  const [columns] = useState(() => [priceColumn(drawn)]);
  return (
    <LineItemsGrid
      caption="Lijnen"
      lines={exampleLines(4)}
      lineKey={({ id }) => id}
      columns={columns}
      onAdd={() => {}}
    />
  );
}

test('the editor where Enter goes is drawn ahead, and nobody meets it before', async () => {
  const drawn: string[] = [];
  await showInPage(<Lines drawn={drawn} />);
  await userEvent.click(price(1));
  await expect.poll(() => drawn).toEqual(['l0', 'l1']);
  expect(editors()).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(price(2)).toHaveFocus();
  await expect.element(price(2)).toHaveAccessibleDescription(nlBE.numberFields.notANumber('O'));
  await expect.poll(() => drawn).toEqual(['l0', 'l1', 'l2']);
  await expect.poll(editors).toBe(1);
});

test('an editor that was drawn ahead and is not needed goes again', async () => {
  const drawn: string[] = [];
  await showInPage(<Lines drawn={drawn} />);
  await userEvent.click(price(3));
  await expect.poll(() => drawn).toEqual(['l2', 'l3']);
  await userEvent.click(price(1));
  await expect.poll(() => drawn).toEqual(['l2', 'l3', 'l0', 'l1']);
  await expect.poll(editors).toBe(1);
  await userEvent.click(price(4));
  await expect.poll(() => drawn).toEqual(['l2', 'l3', 'l0', 'l1', 'l3']);
});
