import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import {
  customerWords,
  exampleCustomers,
  findCustomers,
  type ExampleCustomer,
} from '../../testing/exampleCustomers.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { SearchComboBox } from './SearchComboBox.tsx';

/** Does what the machine's pointer, screen and input method do. */
const machine = (does: string, how: object) =>
  (cdp() as unknown as { send: (does: string, how: object) => Promise<void> }).send(does, how);

const field = () => page.getByRole('combobox', { name: 'Klant' });
const input = () => field().element() as HTMLInputElement;
const lines = () => page.getByRole('option');
const list = () => page.getByRole('listbox');
/** The words of the marked line. */
const marked = () => page.getByRole('option', { selected: true }).element().textContent;

async function showField({ delay = 0 } = {}) {
  const search = vi.fn<typeof findCustomers>(findCustomers);
  const onChange = vi.fn<(customer: ExampleCustomer | null) => void>();
  const onAction = vi.fn<(text: string) => void>();
  await showInPage(
    <>
      <button type="button">Vorige</button>
      <SearchComboBox
        label="Klant"
        {...customerWords}
        search={search}
        delay={delay}
        action={{ label: 'Creer nieuwe klant', onAction }}
        onChange={onChange}
      />
    </>,
  );
  input().focus();
  return { search, onChange, onAction };
}

async function findThree() {
  await userEvent.keyboard('bak');
  await expect.element(lines()).toHaveLength(4);
}

/** Where a place in this page lies in the browser's window, which holds the page in a frame. */
function inWindow(x: number, y: number) {
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0) };
}

describe('a pointer', () => {
  /** Moves the pointer of the machine itself. */
  const pointAt = (x: number, y: number) =>
    machine('Input.dispatchMouseEvent', { type: 'mouseMoved', ...inWindow(x, y) });

  test('that is still where the list appears highlights nothing, until it moves', async () => {
    await showField();
    const { left, bottom } = input().getBoundingClientRect();
    const middleOfSecond = { x: left + 50, y: bottom + 90 };
    await pointAt(middleOfSecond.x, middleOfSecond.y);
    await findThree();
    const below = document.elementFromPoint(middleOfSecond.x, middleOfSecond.y);
    expect(below?.closest('[role=option]')).toBe(lines().nth(1).element());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect.poll(marked).toContain('Zoete Broodje');
    await pointAt(middleOfSecond.x + 1, middleOfSecond.y);
    await expect.poll(marked).toContain('Oudenaarde');
  });

  test('does not count as moved when the browser repeats an event at the same position', async () => {
    await showField();
    await findThree();
    const moveMouse = (movementX: number) =>
      lines()
        .nth(1)
        .element()
        .dispatchEvent(new MouseEvent('mousemove', { bubbles: true, movementX }));
    moveMouse(0);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(marked).toContain('Oudenaarde');
    await userEvent.keyboard('{ArrowDown}');
    moveMouse(0);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(marked).toContain('Creer nieuwe klant');
    moveMouse(1);
    await expect.poll(marked).toContain('Oudenaarde');
  });

  test('picks by its first button only; the list and the focus bear the others', async () => {
    const { onChange, onAction } = await showField();
    // What is selected somewhere is what the middle button pastes on Linux.
    await userEvent.keyboard('vis{Control>}a{/Control}');
    await userEvent.dblClick(field());
    await findThree();
    for (const line of [lines().first(), lines().last()]) {
      await userEvent.click(line, { button: 'middle' });
      await userEvent.click(line, { button: 'right' });
    }
    await userEvent.click(field(), { button: 'right' });
    await expect.element(lines()).toHaveLength(4);
    await expect.element(field()).toHaveFocus();
    expect([onChange.mock.calls, onAction.mock.calls]).toEqual([[], []]);
  });

  test('beside the list leaves the field', async () => {
    await showField();
    await findThree();
    await userEvent.click(page.getByRole('button', { name: 'Vorige' }));
    await expect.element(list()).not.toBeInTheDocument();
  });
});

describe('a finger', () => {
  const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
    machine('Input.dispatchTouchEvent', { type, touchPoints });

  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return inWindow(left + width / 2, top + height / 2);
  };

  test('picks a line; the field keeps the focus, and with it the keyboard', async () => {
    const { onChange } = await showField();
    await findThree();
    await touch('touchStart', middleOf(lines().nth(1).element()));
    await touch('touchEnd');
    await expect.poll(() => onChange.mock.calls).toEqual([[exampleCustomers[1]]]);
    await expect.element(field()).toHaveFocus();
    await expect.element(list()).not.toBeInTheDocument();
  });

  test('that moves over the list picks nothing', async () => {
    const { onChange, onAction } = await showField();
    await findThree();
    const from = middleOf(lines().nth(2).element());
    await touch('touchStart', from);
    for (let step = 1; step <= 5; step += 1) {
      await touch('touchMove', { x: from.x, y: from.y - 15 * step });
    }
    await touch('touchEnd');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(marked).toContain('Oudenaarde');
    await expect.element(lines()).toHaveLength(4);
    expect([onChange.mock.calls, onAction.mock.calls]).toEqual([[], []]);
  });

  test('finds the key to search on the keyboard of its screen', async () => {
    await showField();
    expect([input().enterKeyHint, input().autocapitalize]).toEqual(['search', 'none']);
  });
});

describe('IME composition', () => {
  /** What the machine shows while a letter is composed: an accent, a sign in the making. */
  const compose = (text: string) =>
    machine('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  const take = (text: string) => machine('Input.insertText', { text });

  afterEach(() => vi.restoreAllMocks());

  test('are searched for once they are whole', async () => {
    const { search } = await showField();
    await userEvent.keyboard('gar');
    await expect.poll(() => search.mock.lastCall?.[0]).toBe('gar');
    search.mockClear();
    await compose('´');
    await expect.element(field()).toHaveValue('gar´');
    await compose('á');
    await expect.element(field()).toHaveValue('gará');
    expect(search).not.toHaveBeenCalled();
    await take('á');
    await expect.poll(() => search.mock.lastCall?.[0]).toBe('gará');
    await expect.element(field()).toHaveValue('gará');
    expect(search).toHaveBeenCalledOnce();
  });

  test('on the keyboard of a screen, which composes whole words, are searched for as they come', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList,
    );
    const { search } = await showField();
    await compose('bak');
    await expect.element(lines()).toHaveLength(4);
    expect(search.mock.lastCall?.[0]).toBe('bak');
    await take('bak');
    expect(search).toHaveBeenCalledOnce();
  });

  test.each([
    ['Chromium and Firefox', { isComposing: true }],
    ['Safari', { keyCode: 229 }],
  ])('in %s: the Enter that takes them picks nothing', async (_, composing) => {
    const { onChange } = await showField();
    await findThree();
    const press = (key: string, init: KeyboardEventInit) =>
      input().dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
      );
    press('ArrowDown', composing);
    press('Enter', composing);
    press('Escape', composing);
    await expect.element(lines()).toHaveLength(4);
    await expect.poll(marked).toContain('Brugge');
    await expect.element(field()).toHaveValue('bak');
    expect(onChange).not.toHaveBeenCalled();
    press('Enter', {});
    await expect.poll(() => onChange.mock.calls).toEqual([[exampleCustomers[0]]]);
  });

  test('are searched for when the field is left in the middle, and open no list', async () => {
    const { search } = await showField({ delay: 1_000_000 });
    await compose('bá');
    await userEvent.click(page.getByRole('button', { name: 'Vorige' }));
    await expect.element(page.getByRole('button', { name: 'Vorige' })).toHaveFocus();
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
    expect(search.mock.calls.map(([text]) => text)).toEqual(['bá']);
  });
});

describe('a text that is pasted', () => {
  /** Puts a text on the clipboard by way of a field, and pastes it where the focus is. */
  async function paste(text: string) {
    const from = document.body.appendChild(document.createElement('textarea'));
    from.value = text;
    from.select();
    await userEvent.copy();
    from.remove();
    input().focus();
    await userEvent.paste();
  }

  test('is searched for once, without what is around it', async () => {
    const { search } = await showField();
    await paste('  Garage\tVermeulen \n');
    await expect.poll(() => search.mock.calls.length).toBe(1);
    expect(search.mock.lastCall?.[0]).toMatch(/^Garage\sVermeulen$/);
  });

  test('and is very long leaves the action in sight, and is not all said again', async () => {
    const { onAction } = await showField();
    const long = 'Bakkerij '.repeat(2000);
    await paste(long);
    const said = () => page.getByRole('status').element().textContent;
    await expect.poll(said).toContain('Niets gevonden');
    expect(said().length).toBeLessThan(120);
    const action = lines().last();
    const { bottom } = action.element().getBoundingClientRect();
    expect(bottom).toBeLessThan(window.innerHeight);
    await userEvent.click(action);
    expect(onAction.mock.calls).toEqual([[long.trim()]]);
  });
});

test('Escape twice closes the list and then takes back the text; the third continues', async () => {
  const beyond = vi.fn<() => void>();
  document.addEventListener('keydown', beyond);
  await showField();
  await findThree();
  beyond.mockClear();
  await userEvent.keyboard('{Escape}');
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue('bak');
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toHaveValue('');
  expect(beyond).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(beyond).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', beyond);
});
