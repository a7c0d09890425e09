import { act, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import type { SearchAnswer } from '../../private/search/search.ts';
import {
  customerWords,
  exampleCustomers,
  findCustomers,
  type ExampleCustomer,
} from '../../testing/exampleCustomers.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { SearchComboBox, type SearchComboBoxProps } from './SearchComboBox.tsx';

const texts = nlBE.suggestions;
const field = () => page.getByRole('combobox', { name: 'Klant' });
const [bakery = null, , , garage = null] = exampleCustomers;

afterEach(() => {
  vi.useRealTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

/** A field with a stopped clock, and the announcements. */
async function showField(props: Partial<SearchComboBoxProps<ExampleCustomer>> = {}) {
  const search = vi.fn<SearchComboBoxProps<ExampleCustomer>['search']>(findCustomers);
  const onChange = vi.fn<(customer: ExampleCustomer | null) => void>();
  await showInPage(
    <>
      <SearchComboBox
        label="Klant"
        {...customerWords}
        search={search}
        onChange={onChange}
        {...props}
      />
      <button type="button">Volgende</button>
    </>,
  );
  (field().element() as HTMLElement).focus();
  const status = page.getByRole('status').element();
  const said: string[] = [];
  const ear = new MutationObserver(() => said.push(status.textContent));
  ear.observe(status, { childList: true, characterData: true, subtree: true });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return { search, onChange, said: () => said.filter((words) => words !== '') };
}

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

const type = (text: string) =>
  act(async () => {
    const input = field().element() as HTMLInputElement;
    input.setRangeText(text, 0, input.value.length, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

const leave = () =>
  act(async () => {
    (page.getByRole('button', { name: 'Volgende' }).element() as HTMLElement).focus();
  });

const comeBack = () => act(async () => (field().element() as HTMLElement).focus());

test('searches from two characters, a second after the last change, for changed text only', async () => {
  const { search } = await showField();
  await type('b');
  await pass(5000);
  await type('ba');
  await pass(900);
  await type('bak');
  await pass(999);
  expect(search).not.toHaveBeenCalled();
  await pass(1);
  await type(' bak ');
  await pass(5000);
  expect(search.mock.calls.map(([text]) => text)).toEqual(['bak']);
});

test('searches for input as soon as the field is in the DOM', async () => {
  const search = vi.fn<SearchComboBoxProps<ExampleCustomer>['search']>(findCustomers);
  const eager = new MutationObserver(() => {
    const input = field().query();
    if (!(input instanceof HTMLInputElement)) return;
    eager.disconnect();
    input.setRangeText('bak');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  eager.observe(document.body, { childList: true, subtree: true });
  await showInPage(<SearchComboBox label="Klant" {...customerWords} search={search} delay={1} />);
  await expect.poll(() => search.mock.calls.map(([text]) => text)).toEqual(['bak']);
});

test('announces each status once: too short, busy, how many', async () => {
  const { said } = await showField();
  await type('b');
  await pass(500);
  await type('ba');
  await pass(500);
  await type('bak');
  await pass(1000);
  await pass(5000);
  await type('bakx');
  await pass(1000);
  expect(said()).toEqual([
    nlBE.searchField.tooShort(2),
    texts.busy,
    texts.count(3),
    texts.busy,
    texts.none('bakx'),
  ]);
});

test('a late answer is never shown, and its request is ended', async () => {
  const first = Promise.withResolvers<SearchAnswer<ExampleCustomer>>();
  const { search } = await showField();
  search.mockReturnValueOnce(first.promise);
  await type('garage');
  await pass(1000);
  await type('bak');
  await pass(1000);
  expect(search.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false]);
  await act(async () => first.resolve({ items: exampleCustomers.slice(3) }));
  const found = page.getByRole('option').elements();
  expect(found.map((line) => line.textContent)).toEqual([
    expect.stringContaining('Brugge'),
    expect.stringContaining('Oudenaarde'),
    expect.stringContaining('Aalst'),
  ]);
});

test('half a second after blur, a name that was not chosen is cleared, with the choice', async () => {
  const { onChange, said } = await showField({ defaultValue: bakery });
  await type('Bakkerij Peeters en zoon');
  await leave();
  await pass(499);
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(field()).toHaveValue('Bakkerij Peeters en zoon');
  await pass(1);
  expect(onChange.mock.calls).toEqual([[null]]);
  await expect.element(field()).toHaveValue('');
  expect(said()).toEqual([nlBE.searchComboBox.cleared('Bakkerij Peeters en zoon')]);
});

describe('left before the answer', () => {
  const taken = nlBE.searchComboBox.taken('Garage Vermeulen bv');

  test('a text is searched for at once, and the only item of that name is chosen, ignoring case and accents', async () => {
    const { search, onChange, said } = await showField();
    search.mockResolvedValueOnce({ items: exampleCustomers });
    await type(' garáge VERMEULEN bv ');
    await leave();
    expect(search.mock.calls.map(([text]) => text)).toEqual(['garáge VERMEULEN bv']);
    await expect.element(field()).toHaveValue('Garage Vermeulen bv');
    await pass(5000);
    expect([onChange.mock.calls, said()]).toEqual([[[garage]], [taken]]);
  });

  test('a text that is part of a name, or the name of two, is cleared with a notice', async () => {
    const { search, onChange, said } = await showField({ defaultValue: garage });
    for (const text of ['Garage', 'bakkerij peeters']) {
      await comeBack();
      await type(text);
      await leave();
      await pass(499);
      await expect.element(field()).toHaveValue(text);
      await pass(1);
      await expect.element(field()).toHaveValue('');
    }
    expect(search.mock.calls.map(([text]) => text)).toEqual(['Garage', 'bakkerij peeters']);
    expect(onChange.mock.calls).toEqual([[null]]);
    const { cleared, clearedOfMany } = nlBE.searchComboBox;
    expect(said()).toEqual([cleared('Garage'), clearedOfMany('bakkerij peeters')]);
  });

  test('a name in a partial result is not chosen: there may be another', async () => {
    const { search, onChange } = await showField();
    search.mockResolvedValueOnce({ items: garage ? [garage] : [], total: 2 });
    await type('Garage Vermeulen bv');
    await leave();
    await pass(500);
    await expect.element(field()).toHaveValue('');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('waits for a slow answer, unless the field is focused again', async () => {
    const first = Promise.withResolvers<SearchAnswer<ExampleCustomer>>();
    const { search, onChange } = await showField();
    const answer = { items: garage ? [garage] : [] };
    search.mockReturnValueOnce(first.promise);
    await type('Garage Vermeulen bv');
    await leave();
    await pass(5000);
    await comeBack();
    await act(async () => first.resolve(answer));
    await pass(5000);
    await expect.element(field()).toHaveValue('Garage Vermeulen bv');
    expect(onChange).not.toHaveBeenCalled();
    await leave();
    expect([onChange.mock.calls, search.mock.calls.length]).toEqual([[[garage]], 1]);
  });

  test('a failed search chooses nothing', async () => {
    const { search, onChange, said } = await showField();
    search.mockRejectedValueOnce(new Error('503'));
    await type('Garage Vermeulen bv');
    await leave();
    await pass(500);
    expect([onChange.mock.calls, said()]).toEqual([
      [],
      [nlBE.searchComboBox.cleared('Garage Vermeulen bv')],
    ]);
  });

  test('the name of the chosen item in another case keeps the choice', async () => {
    const { search, onChange } = await showField({ defaultValue: bakery });
    await type('bakkerij peeters');
    await leave();
    await pass(5000);
    await expect.element(field()).toHaveValue('Bakkerij Peeters');
    expect([search.mock.calls, onChange.mock.calls]).toEqual([[], []]);
  });
});

test('keeps the name of the chosen item, and text whose field is focused again in time', async () => {
  const { onChange } = await showField({ defaultValue: bakery });
  await type('Bakkerij Peeters ');
  await leave();
  await pass(5000);
  await comeBack();
  await type('Bakkerij');
  await leave();
  await pass(499);
  await comeBack();
  await pass(5000);
  await expect.element(field()).toHaveValue('Bakkerij');
  expect(onChange).not.toHaveBeenCalled();
});

test('clearing the text clears the choice at once, without an announcement', async () => {
  const { onChange, said } = await showField({ defaultValue: bakery });
  await type('');
  expect(onChange.mock.calls).toEqual([[null]]);
  await leave();
  await pass(5000);
  expect([onChange.mock.calls.length, said()]).toEqual([1, []]);
});

test('looking at another window is not leaving', async () => {
  const { onChange } = await showField({ defaultValue: bakery });
  await type('Bakkerij');
  await act(async () => {
    field()
      .element()
      .dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  await pass(5000);
  await expect.element(field()).toHaveValue('Bakkerij');
  expect(onChange).not.toHaveBeenCalled();
});

test('leaving the field never does the action, even when it is marked', async () => {
  const onAction = vi.fn<(text: string) => void>();
  const { onChange } = await showField({
    defaultValue: bakery,
    action: { label: 'Creer nieuwe klant', onAction },
  });
  await type('Bakkerij Peeters');
  await act(async () => userEvent.keyboard('{ArrowDown}{ArrowUp}'));
  await expect.element(field()).toHaveAttribute('aria-activedescendant');
  await leave();
  await pass(5000);
  expect([onAction.mock.calls, onChange.mock.calls]).toEqual([[], []]);
});

test('the item that the action made is chosen from outside, and is shown', async () => {
  function Invoice() {
    const [customer, setCustomer] = useState(bakery);
    return (
      <SearchComboBox
        label="Klant"
        {...customerWords}
        search={findCustomers}
        value={customer}
        onChange={setCustomer}
        action={{ label: 'Creer nieuwe klant', onAction: () => setCustomer(garage) }}
      />
    );
  }
  await showInPage(<Invoice />);
  await userEvent.click(field());
  await userEvent.click(page.getByRole('option', { name: 'Creer nieuwe klant' }));
  await expect.element(field()).toHaveValue('Garage Vermeulen bv');
});

test('reports when the chosen item is picked again', async () => {
  const onTyping = vi.fn<(customer: ExampleCustomer | null) => void>();
  const onChange = vi.fn<(customer: ExampleCustomer | null) => void>();
  await showInPage(
    <SearchComboBox
      label="Klant"
      {...customerWords}
      search={findCustomers}
      value={bakery}
      delay={0}
      onTyping={onTyping}
      onChange={onChange}
    />,
  );
  await userEvent.click(field());
  await userEvent.keyboard('{Control>}a{/Control}bakk');
  expect(onTyping).toHaveBeenLastCalledWith(null);
  await userEvent.click(page.getByRole('option', { name: /Markt 3/ }));
  await expect.element(field()).toHaveValue('Bakkerij Peeters');
  await expect.element(field()).toHaveFocus();
  expect(onTyping).toHaveBeenLastCalledWith(bakery);
  expect(onChange).not.toHaveBeenCalled();
});

test('reports while typing whether the text is the name of the chosen item, and keeps the text when the value is cleared from outside', async () => {
  const onTyping = vi.fn<(customer: ExampleCustomer | null) => void>();
  function Controlled() {
    const [customer, setCustomer] = useState<ExampleCustomer | null>(bakery);
    const props = { ...customerWords, search: findCustomers, value: customer };
    return (
      <SearchComboBox
        label="Klant"
        {...props}
        onTyping={(typed) => {
          onTyping(typed);
          if (onTyping.mock.calls.length === 3) setCustomer(null);
        }}
      />
    );
  }
  await showInPage(<Controlled />);
  await userEvent.click(field());
  await userEvent.keyboard('{End}x');
  expect(onTyping).toHaveBeenLastCalledWith(null);
  await userEvent.keyboard('{Backspace}');
  expect(onTyping).toHaveBeenLastCalledWith(bakery);
  await userEvent.keyboard('y');
  await expect.element(field()).toHaveValue(`${bakery?.name}y`);
});
