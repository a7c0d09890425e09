import { act, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { SearchField } from './SearchField.tsx';
import { searchFieldKeys } from './SearchField.keys.ts';

const field = () => page.getByRole('searchbox');
/** Values that come from the address of the page, each by a button. */
const addresses = ['jan', 'janssens', 'peeters'];

async function showField(delay?: number) {
  const onSearch = vi.fn<(text: string) => void>();
  function List() {
    const [value, setValue] = useState('');
    return (
      <>
        <SearchField label="Zoek" value={value} onSearch={onSearch} delay={delay} />
        {addresses.map((address) => (
          <button key={address} type="button" onClick={() => setValue(address)}>
            {address}
          </button>
        ))}
      </>
    );
  }
  await showInPage(<List />);
  field().element().focus();
  return onSearch;
}

describe('a search field', () => {
  afterEach(() => {
    vi.useRealTimers();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });

  async function showFieldAtRest() {
    const onSearch = await showField();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return onSearch;
  }
  const pass = (milliseconds: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  /** Types in one go, which takes no time of the test's clock. */
  const type = (text: string) =>
    act(async () => {
      const input = field().element() as HTMLInputElement;
      input.setRangeText(text, 0, input.value.length, 'end');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  /** What the machine shows while a letter is composed: an accent, a sign in the making. */
  const compose = (text: string) =>
    act(async () => {
      const input = field().element() as HTMLInputElement;
      input.setRangeText(text, 0, input.value.length, 'end');
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    });
  const pressWhileComposing = (key: string) =>
    act(async () => {
      const press = { key, bubbles: true, cancelable: true };
      const input = field().element();
      input.dispatchEvent(new KeyboardEvent('keydown', { ...press, isComposing: true }));
      // Safari has ended the composition by then.
      const inSafari = { keyCode: 229 };
      input.dispatchEvent(new KeyboardEvent('keydown', { ...press, ...inSafari }));
    });
  const finishCharacter = () =>
    act(async () => {
      field()
        .element()
        .dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    });
  const comeBack = (value: string) =>
    act(async () => {
      const button = page.getByRole('button', { name: value, exact: true });
      (button.element() as HTMLElement).click();
    });

  test('searches once typing has paused for a second', async () => {
    const onSearch = await showFieldAtRest();
    await type('pee');
    await pass(900);
    await type('peeters ');
    await pass(999);
    expect(onSearch).not.toHaveBeenCalled();
    await pass(1);
    expect(onSearch.mock.calls).toEqual([['peeters']]);
  });

  test('does not repeat a search, nor search for too short a text', async () => {
    const onSearch = await showFieldAtRest();
    await type('peeters');
    await pass(1000);
    await type('peeters  ');
    await pass(5000);
    await type('p');
    await pass(5000);
    expect(onSearch.mock.calls).toEqual([['peeters']]);
  });

  test('does not search during composition, and does after it and a pause', async () => {
    const onSearch = await showFieldAtRest();
    await compose('caf´');
    await pass(5000);
    expect(onSearch).not.toHaveBeenCalled();
    await compose('café');
    await finishCharacter();
    await pass(999);
    expect(onSearch).not.toHaveBeenCalled();
    await pass(1);
    expect(onSearch.mock.calls).toEqual([['café']]);
  });

  test('ignores Enter and Escape during IME composition', async () => {
    const onSearch = await showFieldAtRest();
    await type('peeters');
    await pass(1000);
    await compose('peeters ˆ');
    await pressWhileComposing('Enter');
    await pressWhileComposing('Escape');
    await expect.element(field()).toHaveValue('peeters ˆ');
    await compose('');
    await pass(5000);
    expect(onSearch.mock.calls).toEqual([['peeters']]);
    await finishCharacter();
    await pass(1000);
    expect(onSearch.mock.calls).toEqual([['peeters'], ['']]);
  });

  test('shows everything again as soon as it is cleared', async () => {
    const onSearch = await showFieldAtRest();
    await type('peeters');
    await pass(1000);
    await type('');
    expect(onSearch.mock.calls).toEqual([['peeters'], ['']]);
    await pass(5000);
    expect(onSearch).toHaveBeenCalledTimes(2);
  });

  test('a late value of an earlier search does not overwrite later input', async () => {
    const onSearch = await showFieldAtRest();
    await type('jan');
    await pass(1000);
    await type('janssens');
    await pass(1000);
    await type('janssens aal');
    await comeBack('jan');
    await comeBack('janssens');
    await expect.element(field()).toHaveValue('janssens aal');
    await pass(1000);
    expect(onSearch.mock.calls).toEqual([['jan'], ['janssens'], ['janssens aal']]);
  });

  test('going back replaces the text, and searches for nothing', async () => {
    const onSearch = await showFieldAtRest();
    await type('jan');
    await pass(1000);
    await comeBack('jan');
    await type('janss');
    await comeBack('peeters');
    await expect.element(field()).toHaveValue('peeters');
    await pass(5000);
    expect(onSearch.mock.calls).toEqual([['jan']]);
  });
});

const coverage = keyCoverage(searchFieldKeys);

describe('keys of a search field', () => {
  test(`pressing ${coverage.row('Enter')}`, async () => {
    const onSearch = await showField(1_000_000);
    await userEvent.keyboard('peeters{Enter}');
    expect(onSearch.mock.calls).toEqual([['peeters']]);
  });

  test(`pressing ${coverage.row('Escape')}`, async () => {
    const onSearch = await showField(1_000_000);
    await userEvent.keyboard('peeters{Enter}{Escape}');
    expect(onSearch.mock.calls).toEqual([['peeters'], ['']]);
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
