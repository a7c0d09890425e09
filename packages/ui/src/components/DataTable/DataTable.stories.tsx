import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { exampleColumns, exampleRows, type ExampleRow } from '../../testing/exampleRows.ts';
import { Button } from '../Button/Button.tsx';
import { DataTable } from './DataTable.tsx';

const remove = fn<(number: string) => void>();

function removeButton(row: ExampleRow) {
  return (
    <Button size="small" variant="plain" icon="remove" onPress={() => remove(row.number)}>
      Wis {row.number}
    </Button>
  );
}

const meta = {
  title: 'Components/DataTable',
  component: DataTable<ExampleRow>,
  tags: ['!autodocs'],
  args: {
    caption: 'Klanten',
    columns: exampleColumns,
    rows: exampleRows(10),
    rowKey: (row: ExampleRow) => row.number,
    rowHref: (row: ExampleRow) => `#klanten/${row.number}`,
  },
} satisfies Meta<typeof DataTable<ExampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every row leads somewhere. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Klanten' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
    const row = within(table).getByRole('row', { name: /Bakkerij De Smet/ });
    await expect(within(row).getByRole('rowheader')).toHaveAttribute('scope', 'row');
    await expect(within(row).getByRole('link', { name: 'Bakkerij De Smet' })).toHaveAttribute(
      'href',
      '#klanten/10241',
    );
    await expect(table).not.toHaveAttribute('aria-busy');
  },
};

/** The caption stands above the table, where no heading says the same. */
export const VisibleCaption: Story = {
  args: { isCaptionVisible: true },
  play: async ({ canvas }) => {
    const { height } = canvas.getByText('Klanten').getBoundingClientRect();
    await expect(height).toBeGreaterThan(16);
  },
};

/** Buttons in a row answer for themselves. */
export const RowActions: Story = {
  args: { rowActions: removeButton },
  beforeEach: () => void remove.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const followed = fn();
    const stop = (event: Event) => {
      event.preventDefault();
      followed();
    };
    const link = canvas.getByRole('link', { name: 'Bakkerij De Smet' });
    link.addEventListener('click', stop);
    await userEvent.click(canvas.getByRole('button', { name: 'Wis 10241' }));
    await expect(remove).toHaveBeenLastCalledWith('10241');
    await expect(followed).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('cell', { name: '9010' }));
    await expect(followed).toHaveBeenCalledOnce();
    link.removeEventListener('click', stop);
  },
};

/** The first rows are on their way: their room is kept. */
export const FirstLoad: Story = {
  args: { rows: undefined, skeletonRows: 5 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(5);
  },
};

/** Newer rows are on their way: the old ones stay, and can still be followed. */
export const NextLoad: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('link', { name: 'Bakkerij De Smet' })).toBeVisible();
  },
};

/** Rows that lead nowhere. */
export const WithoutLinks: Story = {
  args: { rowHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'Bakkerij De Smet' })).toBeVisible();
  },
};

/** Without room for columns, rows are cards; to a screen reader it stays the same table. */
export const Cards: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { rowActions: removeButton },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8);
    const row = canvas.getByRole('row', { name: /Van Damme/ });
    await expect(within(row).getByRole('rowheader')).toBeVisible();
    await expect(within(row).getAllByRole('cell')).toHaveLength(6);
    // Written out: a changed display takes the roles of table parts away in some browsers.
    for (const part of [row, ...within(row).getAllByRole('cell')])
      await expect(part).toHaveAttribute('role');
    const city = within(row).getByRole('cell', { name: 'Aalst' });
    await expect(getComputedStyle(city, '::before').content).toBe('"Gemeente" / ""');
    await expect(canvas.getByRole('columnheader', { name: nlBE.dataTable.actions })).toBeTruthy();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Wider than its place: it scrolls by itself, and can then be reached with the keyboard. */
export const Scrolling: Story = {
  globals: { viewport: { value: 'w1280', isRotated: false } },
  decorators: [
    (Show) => (
      <div style={{ inlineSize: '45rem' }}>
        <Show />
      </div>
    ),
  ],
  args: { rows: exampleRows(4) },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Klanten' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
