import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { suggestFieldKeys } from './SuggestField.keys.ts';
import { SuggestField } from './SuggestField.tsx';

const field = () => page.getByRole('combobox', { name: 'Gemeente' });
const lines = () => page.getByRole('option');
const marked = () => page.getByRole('option', { selected: true });

async function showField() {
  const onChange = vi.fn<(text: string) => void>();
  const onSubmit = vi.fn<() => void>();
  await showInPage(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SuggestField label="Gemeente" suggestions={['Gent', 'Genk', 'Aalst']} onChange={onChange} />
      <button type="submit">Opslaan</button>
    </form>,
  );
  await userEvent.tab();
  return { onChange, onSubmit };
}

const coverage = keyCoverage(suggestFieldKeys);

describe('keys of a field with suggestions', () => {
  test(`pressing ${coverage.row('ArrowDown')}`, async () => {
    await showField();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(lines()).toHaveLength(3);
    await expect.element(marked()).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(marked()).toHaveTextContent('Genk');
  });

  test(`pressing ${coverage.row('ArrowUp')}`, async () => {
    await showField();
    await userEvent.keyboard('ge');
    await expect.element(lines()).toHaveLength(2);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(marked()).toHaveTextContent('Gent');
  });

  test(`pressing ${coverage.row('Enter')}`, async () => {
    const { onChange, onSubmit } = await showField();
    await userEvent.keyboard('ge');
    await expect.element(lines()).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('Gent');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('Enter takes no suggestion that the arrow keys did not reach', async () => {
    const { onChange, onSubmit } = await showField();
    await userEvent.keyboard('ge');
    await userEvent.hover(lines().last());
    await userEvent.hover(lines().first());
    await expect.element(marked()).toHaveTextContent('Gent');
    await userEvent.keyboard('{Enter}');
    expect([onChange.mock.lastCall, onSubmit.mock.calls.length]).toEqual([['ge'], 1]);
    await expect.element(lines().first()).not.toBeInTheDocument();
  });

  test.each(['Tab', 'Escape'])(`pressing %s keeps the text`, async (key) => {
    const { onChange } = await showField();
    await userEvent.keyboard('ge');
    await expect.element(lines()).toHaveLength(2);
    await userEvent.keyboard(`{ArrowDown}{${key}}`);
    await expect.element(lines().first()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('ge');
    expect(onChange.mock.calls).toEqual([['g'], ['ge']]);
  });

  test(`pressing ${coverage.row('Tab')}`, async () => {
    await showField();
    await userEvent.keyboard('gent{Tab}');
    await expect.element(page.getByRole('button', { name: 'Opslaan' })).toHaveFocus();
  });

  test(`pressing ${coverage.row('Escape')}`, async () => {
    await showField();
    await userEvent.keyboard('ge{Escape}');
    await expect.element(field()).toHaveFocus();
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
