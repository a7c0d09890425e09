import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import { exampleColumns, exampleRows, type ExampleRow } from '../../testing/exampleRows.ts';
import { find } from '../../testing/find.ts';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { appShellKeys } from './AppShell.keys.ts';
import { AppShell } from './AppShell.tsx';

const texts = nlBE.appShell;
const main = () => page.getByRole('main');
const menuButton = () => page.getByRole('button', { name: texts.menu });

async function showShell(width: number, height: number) {
  await page.viewport(width, height);
  const navigate = vi.fn<(href: string) => void>();
  const place = await showInPage(
    <AppShell
      brand="Facturatie"
      navigation={[{ label: 'Klanten', href: '/klanten' }]}
      footer="Facturatie, © 2023"
    >
      <DataTable
        caption="Klanten"
        columns={exampleColumns}
        rows={exampleRows(60)}
        rowKey={(row: ExampleRow) => row.number}
        rowHref={(row) => `/klanten/${row.number}`}
      />
    </AppShell>,
    { navigate },
  );
  return { place, navigate };
}

afterEach(() => page.viewport(1280, 800));

describe('a header that sticks', () => {
  test.each([
    ['a desk', 1280, 800],
    ['a telephone', 320, 640],
  ])('never covers the focused element, on %s', async (_, width, height) => {
    const { place } = await showShell(width, height);
    const link = (row: number) => find(place, `tbody tr:nth-child(${row}) a`);
    const headerBottom = () => find(place, 'header').getBoundingClientRect().bottom;
    for (const row of [41, 40, 13]) {
      // The row lies just under the header, where the column headers are.
      window.scrollBy(0, link(row).getBoundingClientRect().top - headerBottom() - 5);
      link(row).focus();
      const columnHeader = find(place, 'thead th').getBoundingClientRect();
      const isBelowHeader = columnHeader.bottom > headerBottom() && columnHeader.height > 1;
      const covered = isBelowHeader ? columnHeader.bottom : headerBottom();
      expect(headerBottom()).toBeGreaterThan(0);
      expect(link(row).getBoundingClientRect().top).toBeGreaterThanOrEqual(covered);
    }
  });

  test('scrolls with the page at 400 %, where it would cover a fifth of it', async () => {
    const { place } = await showShell(320, 256);
    window.scrollTo(0, 600);
    expect(find(place, 'header').getBoundingClientRect().bottom).toBeLessThan(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test('keeps the whole menu reachable while scrolled down', async () => {
    await showShell(320, 640);
    window.scrollTo(0, 2000);
    await userEvent.click(menuButton());
    const link = page.getByRole('link', { name: 'Klanten', exact: true }).element();
    const { top, bottom } = link.getBoundingClientRect();
    expect(document.elementFromPoint(20, (top + bottom) / 2)?.closest('a')).toBe(link);
  });
});

describe('the landmarks of the page', () => {
  async function showWhole() {
    await page.viewport(1280, 800);
    return showInPage(
      <AppShell
        brand="Facturatie"
        account={[{ label: 'Logout', href: '/login' }]}
        navigation={[
          { label: 'Dashboard', href: '/', isDisabled: true },
          {
            label: 'Klanten',
            links: [
              { label: 'Klantenlijst', href: '/klanten', current: 'section' },
              { label: 'Groepen', href: '/groepen' },
            ],
          },
        ]}
        footer="Facturatie, © 2023"
      >
        <h1>Nieuwe klant</h1>
      </AppShell>,
    );
  }

  test('are one banner, one main, one contentinfo, and named navigations', async () => {
    await showWhole();
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect.poll(() => page.getByRole(landmark).elements().length).toBe(1);
    }
    const navigations = page.getByRole('navigation').elements();
    expect(navigations.map((one) => one.getAttribute('aria-label'))).toEqual([
      texts.account,
      texts.navigation,
    ]);
  });

  test('finds every link in a list of its navigation, and a group as a button with its own list', async () => {
    const place = await showWhole();
    const items = [...place.querySelectorAll('nav :is(a, button)')];
    expect(items.map((item) => item.textContent)).toEqual([
      'Logout',
      'Dashboard',
      'Klanten',
      'Klantenlijst',
      'Groepen',
    ]);
    for (const item of items) expect(item.matches('nav > ul > li > *, nav ul > li > a')).toBe(true);
    const group = page.getByRole('button', { name: 'Klanten' });
    await expect.element(group).toHaveAttribute('aria-expanded', 'true');
    const list = document.getElementById(group.element().getAttribute('aria-controls') ?? '');
    expect(list?.matches('nav > ul > li > ul')).toBe(true);
  });

  test('marks the parent link on a page without its own link, such as a new customer', async () => {
    const place = await showWhole();
    const current = [...place.querySelectorAll('[aria-current]')];
    expect(current.map((link) => link.textContent)).toEqual(['Klantenlijst']);
  });

  test('come after the skip link', async () => {
    const place = await showWhole();
    expect(find(place, 'a[href], button, [tabindex]').textContent).toBe(texts.skip);
  });
});

const coverage = keyCoverage(appShellKeys);

describe('keys of the shell', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await showShell(1280, 800);
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: texts.skip })).toHaveFocus();
  });

  test(`pressing ${coverage.row('Enter')}`, async () => {
    const { navigate } = await showShell(1280, 800);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(main()).toHaveFocus();
    await userEvent.tab();
    expect(main().element().contains(document.activeElement)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  test(`pressing ${coverage.row('Space')}`, async () => {
    await showShell(320, 640);
    menuButton().element().focus();
    await userEvent.keyboard(' ');
    await expect.element(menuButton()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect.element(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  test(`pressing ${coverage.row('Escape')}`, async () => {
    await showShell(320, 640);
    await userEvent.click(menuButton());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect.element(menuButton()).toHaveFocus();
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
