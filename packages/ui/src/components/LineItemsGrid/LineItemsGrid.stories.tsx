import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { formatMoney } from '../../intl/number/money.ts';
import { articleWords, findArticles } from '../../testing/exampleArticles.ts';
import { ExampleGrid } from '../../testing/ExampleGrid.tsx';
import { exampleLines, lineTotal, type ExampleLine } from '../../testing/exampleLines.ts';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Text } from '../Text/Text.tsx';
import { editedLine, type LineColumn, type LineNotes } from './column.ts';
import { LineItemsGrid } from './LineItemsGrid.tsx';
import type { LineItemsGridHandle } from './useGridFocus.ts';

const meta = {
  title: 'Components/LineItemsGrid',
  component: LineItemsGrid,
  tags: ['!autodocs'],
} satisfies Meta<typeof LineItemsGrid>;

export default meta;
type Story = StoryObj;

/** Always in edit: every cell can be typed in at once. */
export const Plain: Story = {
  render: () => <ExampleGrid />,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Lijnen' }));
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(table.getAllByRole('columnheader')).toHaveLength(7);
    await expect(table.getByRole('rowheader', { name: 'Lijn 3' })).toHaveAttribute('scope', 'row');
    await expect(table.getByRole('textbox', { name: 'Prijs Lijn 3' })).toHaveValue('32,60');
    await expect(table.getByRole('combobox', { name: 'Aard Lijn 2' })).toHaveValue('goods');
  },
};

interface OrderLine extends LineNotes {
  id: number;
  text: string;
  unit: string;
  quantity: number | null;
  price: number | null;
}

const units = ['Stuk', 'Uur'].map((label) => ({ key: label, label }));
const priceOf = ({ quantity, price }: OrderLine) => ((quantity ?? 0) * (price ?? 0)) / 1000;

const orderColumns: readonly LineColumn<OrderLine>[] = [
  { kind: 'text', key: 'text', header: 'Omschrijving', width: 'fill' },
  { kind: 'choice', key: 'unit', header: 'Eenheid', options: units },
  { kind: 'quantity', key: 'quantity', header: 'Aantal', fillsLine: false },
  { kind: 'money', key: 'price', header: 'Prijs' },
  {
    kind: 'output',
    key: 'total',
    header: 'Totaal',
    align: 'end',
    cell: (line) => ({ value: formatMoney(Math.round(priceOf(line))) }),
  },
];

function OrderLines() {
  const [lines, setLines] = useState<readonly OrderLine[]>([orderLine(0)]);
  return (
    <LineItemsGrid
      caption="Lijnen"
      columns={orderColumns}
      lines={lines}
      lineKey={({ id }) => id}
      onEdit={({ id }, edit) =>
        setLines((last) => last.map((line) => (line.id === id ? editedLine(line, edit) : line)))
      }
      onAdd={() => setLines((last) => [...last, orderLine(last.length)])}
    />
  );
}

const orderLine = (id: number): OrderLine => ({
  id,
  text: '',
  unit: 'Stuk',
  quantity: 1000,
  price: null,
});

interface DiscountLine extends LineNotes {
  id: number;
  text: string;
  discount: number | null;
}

const discountColumns: readonly LineColumn<DiscountLine>[] = [
  {
    kind: 'search',
    key: 'text',
    header: 'Omschrijving',
    search: findArticles,
    ...articleWords,
    delay: 0,
  },
  { kind: 'percent', key: 'discount', header: 'Korting', minimum: 0, maximum: 100_00 },
];

const discountLine = (id: number): DiscountLine => ({ id, text: '', discount: null });

function DiscountLines() {
  const [lines, setLines] = useState<readonly DiscountLine[]>([
    { id: 0, text: '', discount: null },
  ]);
  return (
    <LineItemsGrid
      caption="Kortingen"
      columns={discountColumns}
      lines={lines}
      lineKey={({ id }) => id}
      onEdit={({ id }, edit) =>
        setLines((last) => last.map((line) => (line.id === id ? editedLine(line, edit) : line)))
      }
      onAdd={() => setLines((last) => [...last, discountLine(last.length)])}
    />
  );
}

/** A text with things that are searched for while one types, and a percentage. */
export const SearchAndPercent: Story = {
  render: () => <DiscountLines />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Korting Lijn 1' }));
    await userEvent.keyboard('12,50{Tab}');
    await expect(canvas.getByRole('textbox', { name: 'Korting Lijn 1' })).toHaveValue(
      '12,5\u00A0%',
    );
  },
};

/** A grid of five columns, whole: the kind of a column says how its cells are typed, read and written. */
export const FiveColumns: Story = {
  render: () => <OrderLines />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Omschrijving Lijn 1' }));
    await userEvent.keyboard('Lamp');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('4,5{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Omschrijving Lijn 2' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Prijs Lijn 1' })).toHaveValue('4,50');
    await expect(canvas.getAllByText('4,50')).toHaveLength(1);
  },
};

/** A line is typed from left to right; Enter goes back to where the typing began, one line down. */
export const Typing: Story = {
  render: () => <ExampleGrid lines={exampleLines(1)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Omschrijving Lijn 1' }));
    await userEvent.keyboard('{Enter}');
    const text = await canvas.findByRole('textbox', { name: 'Omschrijving Lijn 2' });
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('Lamp');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('4,5{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Omschrijving Lijn 3' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('textbox', { name: 'Prijs Lijn 2' })).toHaveValue('4,50');
    await expect(canvas.getByText(/Totaal: .*17,00/)).toBeVisible();
  },
};

/** Empty: the headers, and a button to add a line. */
export const Empty: Story = {
  render: () => <ExampleGrid lines={[]} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Er zijn nog geen lijnen.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lijn toevoegen' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Omschrijving Lijn 1' })).toHaveFocus(),
    );
  },
};

const failingLines = exampleLines(4).map((line, index) => {
  if (index === 1) return { ...line, text: '', errors: { text: 'Vul een omschrijving in.' } };
  if (index === 3) return { ...line, price: null, errors: { price: 'Vul een prijs in.' } };
  return line;
});

function Failing() {
  const grid = useRef<LineItemsGridHandle>(null);
  return (
    <ExampleGrid ref={grid} lines={failingLines}>
      <Button onPress={() => grid.current?.focusFirstFailing()}>Opslaan</Button>
    </ExampleGrid>
  );
}

/** Errors are shown in their cells and are part of their description; the page focuses the first. */
export const FailingCells: Story = {
  render: () => <Failing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    const text = canvas.getByRole('textbox', { name: 'Omschrijving Lijn 2' });
    await expect(text).toHaveFocus();
    await expect(text).toHaveAccessibleDescription('Vul een omschrijving in.');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('Plaatsing');
    await userEvent.tab();
    await expect(text).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    const price = () => canvas.getByRole('textbox', { name: 'Prijs Lijn 4' });
    await waitFor(() => expect(price()).toHaveFocus());
    await expect(price()).toHaveAccessibleDescription('Vul een prijs in.');
  },
};

const unparsedLines = exampleLines(2).map((line, index) =>
  index === 1 ? { ...line, price: null, unparsed: { price: '5O' } } : line,
);

/** A text that is no amount stays in its cell with its message, typed or pasted. */
export const RefusedText: Story = {
  render: () => <ExampleGrid lines={unparsedLines} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Prijs Lijn 1' }));
    await userEvent.keyboard('{Control>}a{/Control}twaalf');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Prijs Lijn 2' }));
    const price = canvas.getByRole('textbox', { name: 'Prijs Lijn 1' });
    await expect(price).toHaveValue('twaalf');
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await expect(price).toHaveAccessibleDescription(nlBE.numberFields.notANumber('twaalf'));
    const pasted = canvas.getByRole('textbox', { name: 'Prijs Lijn 2' });
    await expect(pasted).toHaveValue('5O');
    await expect(pasted).toHaveAccessibleDescription(nlBE.numberFields.notANumber('O'));
  },
};

/** A block of a spreadsheet is shown before it changes anything; what has no column is listed. */
export const Pasting: Story = {
  render: () => <ExampleGrid lines={exampleLines(2)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Aantal Lijn 2' }));
    await userEvent.paste('3\t7,25\tmet voet\r\n1\t2,5O\t\r\n');
    const page = within(document.body);
    const dialog = await page.findByRole('dialog', { name: '2 lijnen plakken' });
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Plakken' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getByText('2 lijnen geplakt. In 1 cel klopt iets niet.')).toBeInTheDocument(),
    );
    await expect(canvas.getByRole('textbox', { name: 'Prijs Lijn 2' })).toHaveValue('7,25');
    await expect(canvas.getByRole('textbox', { name: 'Prijs Lijn 3' })).toHaveValue('2,5O');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Aantal Lijn 2' })).toHaveFocus(),
    );
  },
};

/** Suggestions for the text that is typed: an arrow and Enter pick one and continue to the next cell. */
export const FindsArticles: Story = {
  render: () => <ExampleGrid lines={exampleLines(2)} findsArticles />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = () => canvas.getByRole('textbox', { name: 'Omschrijving Lijn 1' });
    await userEvent.click(text());
    // Only the cell that has the focus can open a list.
    await waitFor(() => expect(text()).toHaveAttribute('aria-autocomplete', 'list'));
    await expect(canvasElement.querySelectorAll('[aria-autocomplete]')).toHaveLength(1);
    await waitFor(() => expect(text()).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}dakg');
    await within(document.body).findByRole('option', { name: /Herstelling dakgoot/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Aard Lijn 1' })).toHaveFocus(),
    );
    await expect(text()).toHaveValue('Herstelling dakgoot\nMet nieuwe beugels');
  },
};

function Opening() {
  const [line, setLine] = useState<ExampleLine>();
  return (
    <>
      <ExampleGrid lines={twoLines} onOpenTotal={setLine} />
      <Modal
        title="Waarom dit bedrag?"
        isOpen={line !== undefined}
        onClose={() => setLine(undefined)}
      >
        <Text>Aantal maal prijs: {line && formatMoney(lineTotal(line))}</Text>
      </Modal>
    </>
  );
}

const twoLines = exampleLines(2);

/** An output that shows what is behind it: pressed, or with Shift+F1 from any cell of its line. */
export const Explained: Story = {
  render: () => <Opening />,
  play: async ({ canvas, userEvent }) => {
    const price = () => canvas.getByRole('textbox', { name: 'Prijs Lijn 2' });
    await userEvent.click(price());
    await waitFor(() => expect(price()).toHaveFocus());
    await userEvent.keyboard('{Shift>}{F1}{/Shift}');
    const page = within(document.body);
    const dialog = await page.findByRole('dialog', { name: 'Waarom dit bedrag?' });
    await waitFor(() => expect(within(dialog).getByText('Aantal maal prijs: 45,10')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(price()).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Totaal Lijn 1/ }));
    await expect(await page.findByText('Aantal maal prijs: 12,50')).toBeVisible();
  },
};

/** Many lines: those out of sight are not laid out or painted, and can be found all the same. */
export const ManyLines: Story = {
  render: () => <ExampleGrid lines={exampleLines(100)} />,
  play: async ({ canvasElement, userEvent }) => {
    // Looked for in their own line: among hundreds of fields a name takes a slow machine seconds to find.
    const lines = () => canvasElement.querySelectorAll<HTMLElement>('[data-line]');
    await waitFor(() => expect(lines()).toHaveLength(100));
    const last = within(lines()[99] ?? canvasElement);
    await userEvent.click(last.getByRole('textbox', { name: 'Omschrijving Lijn 100' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lines()).toHaveLength(101));
    const added = within(lines()[100] ?? canvasElement);
    await waitFor(() =>
      expect(added.getByRole('textbox', { name: 'Omschrijving Lijn 101' })).toHaveFocus(),
    );
  },
};
