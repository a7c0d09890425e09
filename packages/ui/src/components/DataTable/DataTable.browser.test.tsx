import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import { exampleColumns, exampleRows, type ExampleRow } from '../../testing/exampleRows.ts';
import { find } from '../../testing/find.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { sortableColumns } from '../../testing/SortedTable.tsx';
import { Button } from '../Button/Button.tsx';
import { DaysBadge } from '../DaysBadge/DaysBadge.tsx';
import type { Column } from './column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const rowKey = (row: ExampleRow) => row.number;
const rowHref = (row: ExampleRow) => `/klanten/${row.number}`;

async function showTable(props: Partial<Parameters<typeof DataTable<ExampleRow>>[0]> = {}) {
  const navigate = vi.fn<(href: string) => void>();
  const place = await showInPage(
    // As in an application, where the main part of the page can take the focus.
    <main tabIndex={-1}>
      <DataTable
        caption="Klanten"
        columns={exampleColumns}
        rows={exampleRows(10)}
        rowKey={rowKey}
        rowHref={rowHref}
        {...props}
      />
    </main>,
    { navigate },
  );
  return { place, navigate };
}

/** The clicks that reach the link of a row, which goes nowhere meanwhile. */
function linkClicks(place: HTMLElement) {
  const clicks: MouseEvent[] = [];
  for (const link of place.querySelectorAll('a'))
    link.addEventListener('click', (event) => {
      clicks.push(event);
      event.preventDefault();
    });
  return clicks;
}

describe('a row with a link', () => {
  test('is followed through the router, wherever it is clicked', async () => {
    const { navigate } = await showTable();
    await userEvent.click(page.getByRole('cell', { name: '10241' }));
    await userEvent.click(page.getByRole('link', { name: 'Apotheek Lippens' }));
    expect(navigate.mock.calls).toEqual([['/klanten/10241'], ['/klanten/10255']]);
  });

  test('hands Ctrl and the middle button to the link, for a new tab', async () => {
    const { place, navigate } = await showTable();
    const clicks = linkClicks(place);
    const cell = page.getByRole('cell', { name: '10241' });
    await userEvent.click(cell, { modifiers: ['Control'] });
    await userEvent.click(cell, { button: 'middle' });
    expect(clicks.map(({ ctrlKey }) => ctrlKey)).toEqual([true, true]);
    expect(navigate).not.toHaveBeenCalled();
  });

  test('is not opened by a press on a control in it', async () => {
    const onPress = vi.fn<() => void>();
    const rowActions = () => <Button onPress={onPress}>Wis</Button>;
    const { navigate } = await showTable({ rows: exampleRows(1), rowActions });
    await userEvent.click(page.getByRole('button', { name: 'Wis' }));
    await userEvent.click(page.getByRole('cell', { name: nlBE.dataTable.actions }), {
      position: { x: 2, y: 2 },
    });
    expect(onPress).toHaveBeenCalledOnce();
    expect(navigate).not.toHaveBeenCalled();
  });
});

/** Where the lines of text of an element begin and end, measured from its corner. */
function textEnds(locator: Locator) {
  const element = locator.element();
  const corner = element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  const rects = [...range.getClientRects()];
  const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2 - corner.top;
  const [first = corner, last = corner] = [rects.at(0), rects.at(-1)];
  return {
    start: { x: first.left + 1 - corner.left, y: middle(first) },
    end: { x: last.right - 1 - corner.left, y: middle(last) },
  };
}

/** Presses the mouse where a text begins, moves it to where a text ends, and lets go there. */
const drag = (from: Locator, to: Locator = from) =>
  userEvent.dragAndDrop(from, to, {
    sourcePosition: textEnds(from).start,
    targetPosition: textEnds(to).end,
  });
const cell = (name: string) => page.getByRole('cell', { name, exact: true });
const selectedText = () => window.getSelection()?.toString().trim();

describe('the text of a row with a link', () => {
  test('is selected by dragging the mouse, and a click afterwards follows the row', async () => {
    const { navigate } = await showTable({ rows: exampleRows(3) });
    const city = cell('Sint-Amandsberg');
    await drag(city);
    expect(selectedText()).toBe('Sint-Amandsberg');
    expect(navigate).not.toHaveBeenCalled();
    await userEvent.click(city);
    expect(selectedText()).toBe('');
    expect(navigate.mock.calls).toEqual([['/klanten/10241']]);
  });

  test('is selected in its link too, which is followed by the next click', async () => {
    const { navigate } = await showTable({ rows: exampleRows(3) });
    const name = page.getByRole('link', { name: 'Bakkerij De Smet' });
    await drag(name);
    expect(selectedText()).toBe('Bakkerij De Smet');
    expect(navigate).not.toHaveBeenCalled();
    await userEvent.click(name);
    expect(navigate.mock.calls).toEqual([['/klanten/10241']]);
  });

  test('opens nothing where a browser ends a selection in a link with a click', async () => {
    const { place, navigate } = await showTable({ rows: exampleRows(1) });
    const link = find(place, 'tbody a');
    const send = (type: string, clientX: number) =>
      link.dispatchEvent(
        new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1, clientX }),
      );
    send('mousedown', 10);
    window.getSelection()?.selectAllChildren(link);
    expect(send('click', 90)).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
    send('mousedown', 90);
    send('click', 90);
    expect(navigate).toHaveBeenCalledOnce();
  });

  test('does not hold back the keyboard, nor a new tab, while it is selected', async () => {
    const { place, navigate } = await showTable({ rows: exampleRows(3) });
    await drag(cell('Sint-Amandsberg'));
    find(place, 'tbody tr:nth-child(2) a').focus();
    await userEvent.keyboard('{Enter}');
    expect(navigate.mock.calls).toEqual([['/klanten/10241']]);
    const clicks = linkClicks(place);
    await userEvent.click(cell('10241'), { button: 'middle' });
    expect(clicks).toHaveLength(1);
  });

  test('is copied as cells and rows, without hidden text and tooltips', async () => {
    const columns: Column<ExampleRow>[] = [
      { key: 'name', header: 'Bedrijf', cell: (row) => row.name },
      { key: 'days', header: 'Vervalt', cell: () => <DaysBadge days={-2} /> },
      { key: 'city', header: 'Gemeente', cell: (row) => row.city },
    ];
    const { navigate } = await showTable({
      columns,
      rows: exampleRows(3),
      rowActions: () => <Button>Wis</Button>,
    });
    const field = document.body.appendChild(document.createElement('textarea'));
    await drag(page.getByRole('link', { name: /^Bouw/ }), cell('Aalst'));
    await userEvent.copy();
    await userEvent.click(field);
    await userEvent.paste();
    const pasted = field.value.split('\n').map((line) => line.trim().split('\t'));
    field.remove();
    expect(pasted).toEqual([
      ['Bouwwerken Vandenberghe & Zonen', '-2d', 'Gent'],
      ['Bakkerij De Smet', '-2d', 'Sint-Amandsberg'],
      ['Van Damme Tuinarchitectuur', '-2d', 'Aalst'],
    ]);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('a table that can be sorted', () => {
  test('announces the new order once, when its rows are rendered', async () => {
    const said: string[] = [];
    const upwards = { key: 'name', direction: 'ascending' } as const;
    const steps: Partial<DataTableProps<ExampleRow>>[] = [
      {},
      { sort: upwards, isLoading: true },
      { sort: upwards, rows: exampleRows(3) },
      { sort: { ...upwards }, rows: exampleRows(2) },
    ];
    function Steps() {
      const [step, setStep] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setStep(step + 1)}>
            Stap {step}
          </button>
          <DataTable
            caption="Klanten"
            columns={sortableColumns}
            rows={exampleRows(10)}
            rowKey={rowKey}
            onSortChange={() => undefined}
            {...steps[step]}
          />
        </>
      );
    }
    const place = await showInPage(<Steps />);
    const status = find(place, '[role=status]');
    new MutationObserver(() => said.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await userEvent.click(page.getByRole('button', { name: 'Stap 0' }));
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(said).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Stap 1' }));
    await userEvent.click(page.getByRole('button', { name: 'Stap 2' }));
    await expect.element(page.getByRole('button', { name: 'Stap 3' })).toBeVisible();
    const { sorted, sortedBy } = nlBE.dataTable;
    expect(said).toEqual([sorted(sortedBy('Bedrijf', 'ascending'))]);
  });

  test('has no sort buttons and no sort select without onSortChange', async () => {
    await showTable({ columns: sortableColumns, sort: { key: 'name', direction: 'ascending' } });
    expect(page.getByRole('button').query()).toBeNull();
    await expect
      .element(page.getByRole('columnheader', { name: 'Bedrijf' }))
      .toHaveAttribute('aria-sort', 'ascending');
  });
});

describe('drawing', () => {
  test('one changed row renders one row', async () => {
    const drawn: string[] = [];
    const columns: Column<ExampleRow>[] = [
      { key: 'name', header: 'Bedrijf', cell: (row) => (drawn.push(row.number), row.name) },
      { key: 'city', header: 'Gemeente', cell: (row) => row.city },
    ];
    const first = exampleRows(100);
    const changed = first.map((row, index) =>
      index === 42 ? { ...row, name: 'Nieuwe naam' } : row,
    );
    function List() {
      const [rows, setRows] = useState(first);
      return (
        <>
          <button type="button" onClick={() => setRows(changed)}>
            Verander
          </button>
          <DataTable
            caption="Klanten"
            columns={columns}
            rows={rows}
            rowKey={(row) => row.number}
            rowHref={(row) => `/klanten/${row.number}`}
          />
        </>
      );
    }
    await showInPage(<List />);
    expect(drawn).toHaveLength(100);
    drawn.length = 0;
    await userEvent.click(page.getByRole('button', { name: 'Verander' }));
    await expect.element(page.getByRole('link', { name: 'Nieuwe naam' })).toBeVisible();
    expect(drawn).toEqual([changed[42]?.number]);
  });

  test('rows take the reserved height', async () => {
    const { place } = await showTable({ rows: undefined });
    const kept = find(place, 'table').offsetHeight;
    const loaded = await showTable();
    expect(find(loaded.place, 'table').offsetHeight).toBe(kept);
  });
});

describe('a head that sticks', () => {
  test('stays at the top of the page, and the focus is never under it', async () => {
    const { place } = await showTable({ rows: exampleRows(60) });
    const link = (row: number) => find(place, `tbody tr:nth-child(${row}) a`);
    link(50).focus();
    link(20).focus();
    const head = find(place, 'thead th').getBoundingClientRect();
    expect(window.scrollY).toBeGreaterThan(0);
    expect(head.top).toBe(0);
    expect(link(20).getBoundingClientRect().top).toBeGreaterThanOrEqual(head.bottom);
  });
});

describe('a table wider than its container', () => {
  test('can be reached and scrolled with the keyboard, and only then', async () => {
    await showTable();
    expect(page.getByRole('region', { name: 'Klanten' }).query()).toBeNull();
    await showInPage(
      <div style={{ inlineSize: '45rem' }}>
        <DataTable caption="Smal" columns={exampleColumns} rows={exampleRows(3)} rowKey={rowKey} />
      </div>,
    );
    const region = page.getByRole('region', { name: 'Smal' });
    await expect.element(region).toHaveAttribute('tabindex', '0');
  });
});
