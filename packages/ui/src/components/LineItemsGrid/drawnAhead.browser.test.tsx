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
  [...document.querySelectorAll('input[data-rac]')].filter((input) =>
    input.checkVisibility({ visibilityProperty: true }),
  ).length;

interface Heard {
  /** Whose editor was drawn. */
  readonly drawn: string[];
  /** The prices that a field gave on. */
  readonly told: (number | null)[];
}

const nothingHeard = (): Heard => ({ drawn: [], told: [] });

/** Writes down what happens; the second line holds a price that cannot be read. */
function priceColumn({ drawn, told }: Heard): LineColumn<ExampleLine> {
  const PriceEditor = ({ line, label, text }: LineEditorProps<ExampleLine>) => {
    useEffect(() => {
      drawn.push(line.id);
    }, [line.id]);
    const shown = line.id === 'l1' ? { value: null, unreadText: text } : { value: line.price };
    return (
      <MoneyField
        label={label}
        labelPosition="hidden"
        {...shown}
        onChange={(value) => told.push(value)}
      />
    );
  };
  return {
    key: 'price',
    header: 'Prijs',
    Editor: PriceEditor,
    cell: ({ id }) => ({ text: id === 'l1' ? '5O' : '1,00' }),
  };
}

function Lines(heard: Heard) {
  const [columns] = useState(() => [priceColumn(heard)]);
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
  const heard = nothingHeard();
  const { drawn } = heard;
  await showInPage(<Lines {...heard} />);
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
  const heard = nothingHeard();
  const { drawn } = heard;
  await showInPage(<Lines {...heard} />);
  await userEvent.click(price(3));
  await expect.poll(() => drawn).toEqual(['l2', 'l3']);
  await userEvent.click(price(1));
  await expect.poll(() => drawn).toEqual(['l2', 'l3', 'l0', 'l1']);
  await expect.poll(editors).toBe(1);
  await userEvent.click(price(4));
  await expect.poll(() => drawn).toEqual(['l2', 'l3', 'l0', 'l1', 'l3']);
});

test('a price that Enter gives on is given on once, though the focus leaves before it is drawn', async () => {
  const heard = nothingHeard();
  await showInPage(<Lines {...heard} />);
  await userEvent.click(price(1));
  await expect.poll(() => heard.drawn).toEqual(['l0', 'l1']);
  await userEvent.keyboard('{Control>}a{/Control}99,5{Enter}');
  await expect.element(price(2)).toHaveFocus();
  await userEvent.click(price(4));
  await expect.poll(() => heard.drawn).toEqual(['l0', 'l1', 'l2', 'l3']);
  expect(heard.told).toEqual([99_50]);
});

test('the line below stays where it is when an editor is shown in the place of a plain field', async () => {
  await showInPage(<Lines {...nothingHeard()} />);
  const below = () => document.querySelectorAll('[data-line]')[1]?.getBoundingClientRect().top;
  const before = below();
  await userEvent.click(price(1));
  await expect.poll(editors).toBe(1);
  expect(below()).toBe(before);
});
