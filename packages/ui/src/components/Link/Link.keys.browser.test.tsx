import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { linkKeys } from './Link.keys.ts';
import { Link } from './Link.tsx';

async function showLink() {
  const navigate = vi.fn<(href: string) => void>();
  const place = await showInPage(<Link href="/klanten">Klanten</Link>, { navigate });
  await userEvent.tab();
  return { navigate, place };
}

const coverage = keyCoverage(linkKeys);

describe('keys of a link', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await showLink();
    await expect.element(page.getByRole('link', { name: 'Klanten' })).toHaveFocus();
  });

  test(`pressing ${coverage.row('Enter')}`, async () => {
    const { navigate } = await showLink();
    await userEvent.keyboard('{Enter}');
    expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/klanten']);
  });

  test(`pressing ${coverage.row('Ctrl+Enter')}`, async () => {
    const { navigate, place } = await showLink();
    const clicks: { ctrlKey: boolean; isLeftToBrowser: boolean }[] = [];
    const answer = (event: MouseEvent) => {
      clicks.push({ ctrlKey: event.ctrlKey, isLeftToBrowser: !event.defaultPrevented });
      event.preventDefault();
    };
    place.addEventListener('click', answer);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(clicks).toEqual([{ ctrlKey: true, isLeftToBrowser: true }]);
    expect(navigate).not.toHaveBeenCalled();
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
