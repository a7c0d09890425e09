import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import {
  exampleColumns,
  exampleRows,
  multilineColumns,
  placedColumns,
  rowsWithLongStreets,
  type ExampleRow,
} from '../../testing/exampleRows.ts';
import { sortableColumns, SortedTable } from '../../testing/SortedTable.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { DataTable } from './DataTable.tsx';

const remove = fn<(number: string) => void>();

function removeButton(row: ExampleRow) {
  return (
    <Button size="small" variant="plain" icon="remove" onPress={() => remove(row.number)}>
      Wis {row.number}
    </Button>
  );
}

const edit = fn<(number: string) => void>();

function editAndMore(row: ExampleRow) {
  return (
    <Inline space="xsmall" distribute="end">
      <IconButton
        label={`Bewerk ${row.name}`}
        icon="edit"
        size="small"
        variant="plain"
        onPress={() => edit(row.number)}
      />
      <Menu
        trigger={
          <IconButton label={`Meer over ${row.name}`} icon="more" size="small" variant="plain" />
        }
        items={[
          { label: 'Afdrukken', icon: 'document' },
          { label: 'Verwijderen', icon: 'remove', onAction: () => remove(row.number) },
        ]}
      />
    </Inline>
  );
}

const fewColumns = exampleColumns.filter(({ key }) => ['number', 'name'].includes(key));

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

/** Every row is a link. */
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

/** The caption is above the table, where no heading says the same. */
export const VisibleCaption: Story = {
  args: { isCaptionVisible: true },
  play: async ({ canvas }) => {
    const { height } = canvas.getByText('Klanten').getBoundingClientRect();
    await expect(height).toBeGreaterThan(16);
  },
};

/** A button in a row does not follow the link of the row. */
export const RowActions: Story = {
  args: { rowActions: removeButton, rowActionsLook: 'buttons' },
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

/** Icon buttons and a menu in a row: neither they nor the space between follows the link. */
export const RowMenus: Story = {
  args: { rowActions: editAndMore, rows: exampleRows(3) },
  beforeEach: () => {
    edit.mockClear();
    remove.mockClear();
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const followed = fn();
    const stop = (event: Event) => {
      event.preventDefault();
      followed();
    };
    const link = canvas.getByRole('link', { name: 'Bakkerij De Smet' });
    link.addEventListener('click', stop);
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerk Bakkerij De Smet' }));
    await expect(edit).toHaveBeenLastCalledWith('10241');
    const more = canvas.getByRole('button', { name: 'Meer over Bakkerij De Smet' });
    await userEvent.click(more);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Verwijderen' }));
    await expect(remove).toHaveBeenLastCalledWith('10241');
    await waitFor(() => expect(more).toHaveFocus());
    const row = canvas.getByRole('row', { name: /De Smet/ });
    await userEvent.click(within(row).getByRole('cell', { name: nlBE.dataTable.actions }));
    await expect(followed).not.toHaveBeenCalled();
    link.removeEventListener('click', stop);
  },
};

function printMenu(row: ExampleRow) {
  return (
    <Menu
      trigger={<IconButton label={`Afdrukken van ${row.number}`} icon="document" size="small" />}
      items={[{ label: 'Bekijken' }, { label: 'Downloaden' }]}
    />
  );
}

/** One icon for a row, beside its content, also in a narrow container. */
export const RowPicture: Story = {
  args: { rowActions: printMenu, rowActionsLook: 'picture', rows: exampleRows(3) },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: '57rem' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = await canvas.findByRole('button', { name: 'Afdrukken van 10241' });
    canvas.getByRole('link', { name: 'Bakkerij De Smet' }).focus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('menuitem', { name: 'Bekijken' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

const headerTexts = nlBE.dataTable;
const namesIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('tbody th')].map((cell) => cell.textContent);

/** The caller sorts: a press on a header requests it, a second press the other direction. */
export const Sortable: Story = {
  globals: { viewport: { value: 'w1280', isRotated: false } },
  args: { rows: exampleRows(4), onSortChange: fn() },
  render: (args) => <SortedTable {...args} columns={sortableColumns} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const header = canvas.getByRole('columnheader', { name: 'Bedrijf' });
    const button = within(header).getByRole('button', { name: 'Bedrijf' });
    await expect(header).not.toHaveAttribute('aria-sort');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(button);
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      key: 'name',
      direction: 'ascending',
    });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    const upwards = headerTexts.sorted(headerTexts.sortedBy('Bedrijf', 'ascending'));
    await expect(button).toHaveAccessibleDescription(upwards);
    await expect(canvas.getByRole('status')).toHaveTextContent(upwards);
    await expect(namesIn(canvasElement)).toEqual([
      'Apotheek Lippens',
      'Bakkerij De Smet',
      'Bouwwerken Vandenberghe & Zonen',
      'Van Damme Tuinarchitectuur',
    ]);
    await userEvent.click(button);
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(namesIn(canvasElement)[0]).toBe('Van Damme Tuinarchitectuur');
    await expect(button).toHaveFocus();
    // One header at most says that it sorts, and the others say no more than their name.
    await userEvent.click(canvas.getByRole('button', { name: 'Saldo' }));
    await expect(canvasElement.querySelectorAll('[aria-sort]')).toHaveLength(1);
    await expect(button).toHaveAccessibleDescription('');
    await expect(
      within(canvas.getByRole('columnheader', { name: 'Straat' })).queryByRole('button'),
    ).toBeNull();
  },
};

/** Sorted initially: nothing is announced. */
export const SortedAlready: Story = {
  args: { rows: exampleRows(4), sort: { key: 'balance', direction: 'descending' } },
  render: (args) => <SortedTable {...args} columns={sortableColumns} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Saldo' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Cards have no headers: a list of choices sorts them. */
export const SortableCards: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { rows: exampleRows(4), onSortChange: fn() },
  render: (args) => <SortedTable {...args} columns={sortableColumns} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const choice = canvas.getByRole('combobox', { name: headerTexts.sortBy });
    await userEvent.selectOptions(choice, headerTexts.sortedBy('Bedrijf', 'descending'));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      key: 'name',
      direction: 'descending',
    });
    await expect(namesIn(canvasElement)[0]).toBe('Van Damme Tuinarchitectuur');
    await expect(choice).toHaveFocus();
    await expect(choice).toHaveDisplayValue(headerTexts.sortedBy('Bedrijf', 'descending'));
    await expect(canvas.getByRole('columnheader', { name: 'Bedrijf' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** One row, and none: the table keeps its headers, `AsyncContent` shows the reason. */
export const OneAndNone: Story = {
  render: (args) => (
    <>
      <DataTable {...args} caption="Eén klant" rows={exampleRows(1)} />
      <DataTable {...args} caption="Geen klanten" rows={[]} />
    </>
  ),
  play: async ({ canvas }) => {
    const one = canvas.getByRole('table', { name: 'Eén klant' });
    await expect(within(one).getAllByRole('row')).toHaveLength(2);
    const none = canvas.getByRole('table', { name: 'Geen klanten' });
    await expect(within(none).getAllByRole('columnheader')).toHaveLength(7);
    await expect(within(none).getAllByRole('row')).toHaveLength(1);
    await expect(none).not.toHaveAttribute('aria-busy');
  },
};

/** The first rows are loading: a skeleton reserves their space. */
export const FirstLoad: Story = {
  args: { rows: undefined, skeletonRows: 5 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(5);
  },
};

/** Newer rows are loading: the old ones stay usable. */
export const NextLoad: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('link', { name: 'Bakkerij De Smet' })).toBeVisible();
  },
};

/** Rows without links. */
export const WithoutLinks: Story = {
  args: { rowHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'Bakkerij De Smet' })).toBeVisible();
  },
};

/** In a narrow container rows are cards; for screen readers it stays a table. */
export const Cards: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { rowActions: removeButton, cards: 'container' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8);
    const row = canvas.getByRole('row', { name: /Van Damme/ });
    await expect(within(row).getByRole('rowheader')).toBeVisible();
    await expect(within(row).getAllByRole('cell')).toHaveLength(6);
    for (const part of [row, ...within(row).getAllByRole('cell')])
      await expect(part).toHaveAttribute('role');
    const city = within(row).getByRole('cell', { name: 'Aalst' });
    await expect(city).toHaveAttribute('data-label', 'Gemeente');
    // Chromium answers the words, Firefox from where they come.
    const { content } = getComputedStyle(city, '::before');
    await expect(content).toMatch(/^("Gemeente"|attr\(data-label\)) \/ ""$/);
    await expect(canvas.getByRole('columnheader', { name: nlBE.dataTable.actions })).toBeTruthy();
    const actions = within(row).getByRole('cell', { name: nlBE.dataTable.actions });
    const { right } = within(actions).getByRole('button').getBoundingClientRect();
    await expect(right).toBeCloseTo(actions.getBoundingClientRect().right, 1);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Low cards: the name and its number share a line, and short values are side by side. */
export const LowCards: Story = {
  globals: { viewport: { value: 'w375', isRotated: false } },
  args: { columns: placedColumns, rows: exampleRows(3) },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(Math.max(...rows.map(({ offsetHeight }) => offsetHeight))).toBeLessThan(130);
  },
};

/** A row is one line. What is cut off is shown in full under the mouse, and with the focus on the row. */
export const CutOff: Story = {
  args: { columns: placedColumns, rows: rowsWithLongStreets },
  play: async ({ canvas, userEvent }) => {
    const [street] = canvas.getAllByText(/verdieping 4/);
    await userEvent.hover(street ?? document.body);
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('verdieping 4, bus 1234');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

/** A text that must be visible in full wraps: `isMultiline`. */
export const Multiline: Story = {
  args: { columns: multilineColumns, rows: rowsWithLongStreets },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[1]?.offsetHeight).toBeGreaterThan(40);
  },
};

/** A few short columns beside something else: they fit, and become cards on a narrow screen only. */
export const FewColumns: Story = {
  globals: { viewport: { value: 'w1280', isRotated: false } },
  decorators: [
    (Show) => (
      <div style={{ inlineSize: '20rem' }}>
        <Show />
      </div>
    ),
  ],
  args: {
    cards: 'screen',
    rows: exampleRows(2),
    rowHref: undefined,
    columns: fewColumns,
  },
  play: async ({ canvas }) => {
    const [header] = canvas.getAllByRole('columnheader');
    await expect(header?.getBoundingClientRect().height).toBeGreaterThan(10);
    const { top } = canvas.getAllByRole('rowheader')[0]?.getBoundingClientRect() ?? {};
    await expect(canvas.getAllByRole('cell')[0]?.getBoundingClientRect().top).toBe(top);
  },
};

/** Wider than its container: it scrolls, and is focusable then. */
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
