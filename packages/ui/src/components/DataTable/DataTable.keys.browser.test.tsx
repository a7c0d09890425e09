import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleColumns, exampleRows, type ExampleRow } from '../../testing/exampleRows.ts';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { SortedTable } from '../../testing/SortedTable.tsx';
import { Button } from '../Button/Button.tsx';
import { dataTableKeys } from './DataTable.keys.ts';
import { DataTable } from './DataTable.tsx';

async function showTable(width = '70rem') {
  const navigate = vi.fn<(href: string) => void>();
  await showInPage(
    <div style={{ inlineSize: width }}>
      <DataTable
        caption="Klanten"
        columns={exampleColumns}
        rows={exampleRows(3)}
        rowKey={(row: ExampleRow) => row.number}
        rowHref={(row) => `/klanten/${row.number}`}
        rowActions={(row) => <Button size="small">Wis {row.number}</Button>}
      />
    </div>,
    { navigate },
  );
  return navigate;
}

const link = (name: string) => page.getByRole('link', { name });

const coverage = keyCoverage(dataTableKeys);

describe('keys of a table', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await showTable();
    await userEvent.tab();
    await expect.element(link('Bouwwerken Vandenberghe & Zonen')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Wis 10234' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(link('Bakkerij De Smet')).toHaveFocus();
  });

  test(`pressing ${coverage.row('Enter')}`, async () => {
    const navigate = await showTable();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(navigate.mock.calls).toEqual([['/klanten/10234']]);
  });

  test(`pressing ${coverage.row('Ctrl+Enter')}`, async () => {
    const navigate = await showTable();
    const newTabs: boolean[] = [];
    link('Bouwwerken Vandenberghe & Zonen')
      .element()
      .addEventListener('click', (event) => {
        newTabs.push((event as MouseEvent).ctrlKey && !event.defaultPrevented);
        event.preventDefault();
      });
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(newTabs).toEqual([true]);
    expect(navigate).not.toHaveBeenCalled();
  });

  test(`pressing ${coverage.row('Enter, Space')}`, async () => {
    await showInPage(<SortedTable />);
    const names = () => [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent);
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Nummer' })).toHaveFocus();
    await userEvent.tab();
    const button = page.getByRole('button', { name: 'Bedrijf' });
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const header = page.getByRole('columnheader', { name: 'Bedrijf' });
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
    const upwards = names();
    expect(upwards[0]).toBe('Apotheek Lippens');
    await userEvent.keyboard(' ');
    await expect.element(header).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(upwards.toReversed());
    await expect.element(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(link(names()[0] ?? '')).toHaveFocus();
  });

  test(`pressing ${coverage.row('ArrowLeft, ArrowRight')}`, async () => {
    await showTable('45rem');
    const region = page.getByRole('region', { name: 'Klanten' });
    await expect.element(region).toBeVisible();
    await userEvent.tab();
    await expect.element(region).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => region.element().scrollLeft).toBeGreaterThan(0);
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
