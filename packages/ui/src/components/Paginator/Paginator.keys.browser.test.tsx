import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { paginatorKeys } from './Paginator.keys.ts';
import { Paginator } from './Paginator.tsx';
import type { PageSize } from './pageSizes.ts';

const texts = nlBE.paginator;
const link = (name: string) => page.getByRole('link', { name });

async function showPaginator() {
  const navigate = vi.fn<(href: string) => void>();
  const onPageSizeChange = vi.fn<(size: PageSize) => void>();
  await showInPage(
    <Paginator
      page={1}
      lastPage={12}
      hrefFor={(target) => `/klanten?p=${target}`}
      pageSize={10}
      onPageSizeChange={onPageSizeChange}
    />,
    { navigate },
  );
  await userEvent.tab();
  return { navigate, onPageSizeChange };
}

const coverage = keyCoverage(paginatorKeys);

describe('keys of a paginator', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await showPaginator();
    await userEvent.tab();
    await expect.element(link(texts.page('1'))).toHaveFocus();
    for (let number = 2; number <= 7; number += 1) await userEvent.tab();
    await userEvent.tab();
    await expect.element(link(texts.next)).toHaveFocus();
  });

  test(`pressing ${coverage.row('Enter')}`, async () => {
    const { navigate } = await showPaginator();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(navigate.mock.calls).toEqual([['/klanten?p=2']]);
    await expect.element(link(texts.page('2'))).toHaveFocus();
  });

  test(`pressing ${coverage.row('Ctrl+Enter')}`, async () => {
    const { navigate } = await showPaginator();
    const newTabs: boolean[] = [];
    link(texts.page('2'))
      .element()
      .addEventListener('click', (event) => {
        newTabs.push((event as MouseEvent).ctrlKey && !event.defaultPrevented);
        event.preventDefault();
      });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(newTabs).toEqual([true]);
    expect(navigate).not.toHaveBeenCalled();
  });

  test(`pressing ${coverage.row('ArrowDown, ArrowUp')}`, async () => {
    const { onPageSizeChange } = await showPaginator();
    await userEvent.keyboard('{ArrowDown}');
    expect(onPageSizeChange.mock.calls).toEqual([[20]]);
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
