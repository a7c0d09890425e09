import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleColumns, exampleRows, type ExampleRow } from '../../testing/exampleRows.ts';
import { find } from '../../testing/find.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';

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

describe('a row that leads somewhere', () => {
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

  test('lets its text be selected without going anywhere', async () => {
    const { navigate } = await showTable();
    const cell = page.getByRole('cell', { name: 'Burgemeester Vandewielestraat 104' }).first();
    await userEvent.tripleClick(cell);
    const selected = window.getSelection()?.toString().trim() ?? '';
    expect(selected).toContain('Vandewielestraat');
    navigate.mockClear();
    cell.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('drawing', () => {
  test('one changed row draws one row', async () => {
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

  test('rows take the room that was kept for them', async () => {
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

describe('a table wider than its place', () => {
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
