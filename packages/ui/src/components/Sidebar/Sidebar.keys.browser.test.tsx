import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { sidebarKeys } from './Sidebar.keys.ts';
import { Sidebar } from './Sidebar.tsx';

const group = () => page.getByRole('button', { name: 'Verkopen' });
const link = (name: string) => page.getByRole('link', { name });

async function showSidebar() {
  const navigate = vi.fn<(href: string) => void>();
  await showInPage(
    <Sidebar
      entries={[
        { label: 'Verkopen', links: [{ label: 'Facturen', href: '/facturen' }] },
        { label: 'Later', href: '/later', isDisabled: true },
        { label: 'Vervaldagen', href: '/vervaldagen' },
      ]}
    />,
    { navigate },
  );
  await userEvent.tab();
  return navigate;
}

const coverage = keyCoverage(sidebarKeys);

describe('keys of a sidebar', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await showSidebar();
    await expect.element(group()).toHaveFocus();
    await userEvent.tab();
    await expect.element(link('Vervaldagen')).toHaveFocus();
  });

  test(`pressing ${coverage.row('Enter')}`, async () => {
    const navigate = await showSidebar();
    await userEvent.keyboard('{Enter}');
    await expect.element(group()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(navigate.mock.calls).toEqual([['/facturen']]);
  });

  test(`pressing ${coverage.row('Space')}`, async () => {
    await showSidebar();
    await userEvent.keyboard(' ');
    await expect.element(link('Facturen')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(group()).toHaveAttribute('aria-expanded', 'false');
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
