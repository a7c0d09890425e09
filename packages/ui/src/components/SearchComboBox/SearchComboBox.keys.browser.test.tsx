import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import {
  customerWords,
  exampleCustomers,
  findCustomers,
  type ExampleCustomer,
} from '../../testing/exampleCustomers.ts';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { searchComboBoxKeys } from './SearchComboBox.keys.ts';
import { SearchComboBox, type SearchComboBoxProps } from './SearchComboBox.tsx';

const field = () => page.getByRole('combobox', { name: 'Klant' });
const lines = () => page.getByRole('option');
const list = () => page.getByRole('listbox');

/** The words of the marked line, as a screen reader finds it from the field. */
function marked(): string | undefined {
  const id = field().element().getAttribute('aria-activedescendant');
  return (id === null ? null : document.getElementById(id))?.textContent;
}

async function showField({
  delay = 0,
  search = findCustomers,
  chosen = exampleCustomers[3] ?? null,
}: Partial<Pick<SearchComboBoxProps<ExampleCustomer>, 'delay' | 'search'>> & {
  chosen?: ExampleCustomer | null;
} = {}) {
  const onChange = vi.fn<(customer: ExampleCustomer | null) => void>();
  const onAction = vi.fn<(text: string) => void>();
  await showInPage(
    <>
      <SearchComboBox
        label="Klant"
        {...customerWords}
        search={search}
        delay={delay}
        defaultValue={chosen}
        action={{ label: 'Creer nieuwe klant', onAction }}
        onChange={onChange}
      />
      <button type="button">Volgende</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Control>}a{/Control}');
  return { onChange, onAction };
}

async function isDone() {
  await expect.element(lines()).toHaveLength(4);
}
const coverage = keyCoverage(searchComboBoxKeys);

describe('keys of a field that searches for one item', () => {
  test(`pressing ${coverage.row('ArrowDown')}`, async () => {
    await showField({ delay: 1_000_000 });
    await userEvent.keyboard('bak{ArrowUp}{Escape}{ArrowDown}');
    await isDone();
    expect(marked()).toContain('Brugge');
    await userEvent.keyboard('{Escape}{ArrowDown}');
    expect(marked()).toContain('Brugge');
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toContain('Oudenaarde');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toBe('Creer nieuwe klant');
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toContain('Brugge');
  });

  test('pressing ArrowDown before anything is found hurries the search, and means what is found', async () => {
    const { onChange, onAction } = await showField({ delay: 1_000_000 });
    await userEvent.keyboard('bak{ArrowDown}');
    await isDone();
    expect(marked()).toContain('Brugge');
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[exampleCustomers[0]]]);
    expect(onAction).not.toHaveBeenCalled();
  });

  test(`pressing ${coverage.row('ArrowUp')}`, async () => {
    await showField();
    await userEvent.keyboard('bak');
    await isDone();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(marked()).toContain('Zoete Broodje');
  });

  test(`pressing ${coverage.row('Enter')}`, async () => {
    const { onChange } = await showField({ delay: 1_000_000 });
    await userEvent.keyboard('bak{Enter}');
    await isDone();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[exampleCustomers[0]]]);
    await expect.element(field()).toHaveValue('Bakkerij Peeters');
    await expect.element(list()).not.toBeInTheDocument();
  });

  test.each(['{Enter}', '{ArrowDown}{Enter}', '{ArrowDown}{Tab}'])(
    'of one match, %s takes that',
    async (keys) => {
      const { onChange, onAction } = await showField({ chosen: null });
      await userEvent.keyboard('verm');
      await expect.element(lines()).toHaveLength(2);
      await userEvent.keyboard(keys);
      expect(onChange.mock.calls).toEqual([[exampleCustomers[3]]]);
      expect(onAction).not.toHaveBeenCalled();
    },
  );

  test('the first ArrowDown stays on the first match, the second moves to the next', async () => {
    await showField();
    await userEvent.keyboard('bak');
    await isDone();
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toContain('Brugge');
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toContain('Oudenaarde');
  });

  test.each(['{Enter}', '{ArrowDown}{Enter}'])(
    'with no match, %s runs the action with the typed text',
    async (keys) => {
      const { onChange, onAction } = await showField();
      await userEvent.keyboard('Bakker nv');
      await expect
        .element(page.getByText(nlBE.suggestions.none('Bakker nv')).first())
        .toBeVisible();
      expect(marked()).toBe('Creer nieuwe klant');
      await userEvent.keyboard(keys);
      expect(onAction.mock.calls).toEqual([['Bakker nv']]);
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  test('Enter before the answer searches, says so and chooses nothing; the next one takes what is seen', async () => {
    const answer = Promise.withResolvers<void>();
    const search = async (text: string, signal: AbortSignal) => {
      await answer.promise;
      return findCustomers(text, signal);
    };
    const { onChange, onAction } = await showField({ delay: 1_000_000, search });
    await userEvent.keyboard('verm{Enter}{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent(nlBE.suggestions.busy);
    await expect.element(field()).toHaveValue('verm');
    await expect.element(field()).toHaveFocus();
    answer.resolve();
    await expect.element(lines()).toHaveLength(2);
    expect([onChange.mock.calls, onAction.mock.calls]).toEqual([[], []]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field()).toHaveValue('Garage Vermeulen bv');
    expect(onAction).not.toHaveBeenCalled();
  });

  test(`pressing ${coverage.row('Tab')}`, async () => {
    const { onChange, onAction } = await showField();
    await userEvent.keyboard('bak');
    await isDone();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    expect(onChange.mock.calls).toEqual([[exampleCustomers[1]]]);
    await expect.element(page.getByRole('button', { name: 'Volgende' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Control>}a{/Control}bak');
    await isDone();
    await userEvent.keyboard('{ArrowUp}');
    expect(marked()).toBe('Creer nieuwe klant');
    await userEvent.keyboard('{Tab}');
    expect(onAction).not.toHaveBeenCalled();
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('Tab chooses no item that was only found or hovered', async () => {
    const { onChange, onAction } = await showField();
    await userEvent.keyboard('bak');
    await isDone();
    await userEvent.hover(lines().nth(2));
    await userEvent.hover(lines().nth(1));
    await expect.poll(marked).toContain('Oudenaarde');
    await userEvent.tab();
    await expect.element(list()).not.toBeInTheDocument();
    expect([onChange, onAction].map((called) => called.mock.calls)).toEqual([[], []]);
  });

  test(`pressing ${coverage.row('Escape')}`, async () => {
    const { onChange } = await showField();
    await userEvent.keyboard('bak');
    await isDone();
    await userEvent.keyboard('{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('bak');
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveValue('Garage Vermeulen bv');
    expect(onChange).not.toHaveBeenCalled();
  });

  test(`pressing ${coverage.row('Alt+ArrowDown')}`, async () => {
    await showField();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(lines()).toHaveLength(2);
  });

  test(`pressing ${coverage.row('Alt+ArrowUp')}`, async () => {
    await showField();
    await userEvent.keyboard('bak');
    await isDone();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('bak');
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
