import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { selectKeys } from './Select.keys.ts';
import { Select } from './Select.tsx';

async function showSelect() {
  const onChange = vi.fn<(key: string) => void>();
  await showInPage(
    <Select
      label="Land"
      defaultValue="BE"
      onChange={onChange}
      options={[
        { key: 'BE', label: 'België' },
        { key: 'FR', label: 'Frankrijk' },
        { key: 'NL', label: 'Nederland' },
      ]}
    />,
  );
  await userEvent.tab();
  return onChange;
}

const coverage = keyCoverage(selectKeys);

describe('keys of a select', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await showSelect();
    await expect.element(page.getByRole('combobox', { name: 'Land' })).toHaveFocus();
  });

  test(`pressing ${coverage.row('ArrowDown, ArrowUp')}`, async () => {
    const onChange = await showSelect();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(onChange.mock.calls.map(([key]) => key)).toEqual(['FR', 'NL', 'FR']);
  });

  test(`pressing ${coverage.row('A-Z')}`, async () => {
    const onChange = await showSelect();
    await userEvent.keyboard('n');
    expect(onChange).toHaveBeenLastCalledWith('NL');
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
