import { act } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { SearchComboBox } from '../SearchComboBox/SearchComboBox.tsx';
import { toast, toastTimeout } from './toast.ts';
import { Toasts } from './Toasts.tsx';
import { toastsKeys } from './Toasts.keys.ts';

const card = (title: string) => page.getByRole('article', { name: title });
const isShown = (title: string) => card(title).query() !== null;
const button = () => page.getByRole('button', { name: 'Elders' });
const closeButton = (title: string) =>
  page.getByRole('button', { name: `${nlBE.toasts.close} ${title}` });

const showToasts = () =>
  showInPage(
    <>
      <button type="button">Elders</button>
      <Toasts />
    </>,
  );

/** Advances the clock of a test, and lets React render. */
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

afterEach(toast.clear);

test('the region and what is read out are there before any toast; the list only while it holds one', async () => {
  const place = await showToasts();
  const region = page.getByRole('region', { name: nlBE.toasts.region });
  await expect.element(region).toBeInTheDocument();
  expect(place.querySelectorAll('output, [aria-live="assertive"]')).toHaveLength(2);
  await expect.element(region.getByRole('list')).not.toBeInTheDocument();
  toast.success({ title: 'Klaar' });
  await expect.element(region.getByRole('listitem')).toBeVisible();
  toast.clear();
  await expect.element(region.getByRole('list')).not.toBeInTheDocument();
  await expect.element(region).toBeInTheDocument();
});

/** At the place where toasts come, and where they go to the top. */
const atEnd = { position: 'fixed', insetInlineStart: 40, insetBlockEnd: 30 } as const;
const atStart = { position: 'fixed', insetInlineStart: 40, insetBlockStart: 90 } as const;
/** Whether nothing lies over the middle of an element. */
const isClear = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === element;
};

test('the oldest toast is shown and announced first', async () => {
  await showToasts();
  toast.error({ title: 'De server is niet bereikbaar' });
  toast.warning({ title: 'Niet opgeslagen' });
  await expect.element(card('Niet opgeslagen')).toBeVisible();
  const titles = () =>
    page
      .getByRole('article')
      .elements()
      .map((one) => one.querySelector('p')?.textContent);
  expect(titles()).toEqual(['De server is niet bereikbaar', 'Niet opgeslagen']);
  await userEvent.keyboard('{F6}');
  await expect.element(card('De server is niet bereikbaar')).toHaveFocus();
});

describe('a control', () => {
  const show = (style: object) =>
    showInPage(
      <>
        <input aria-label="Bedrag" style={atStart} />
        <button type="button" style={style}>
          Opslaan
        </button>
        <Toasts />
      </>,
    );
  const save = () => page.getByRole('button', { name: 'Opslaan' }).element();

  test('is not covered by a toast: they are shown at the top, where fewer controls are', async () => {
    await show(atEnd);
    toast.error({ title: 'Fout!' });
    await expect.element(card('Fout!')).toBeVisible();
    expect(isClear(save())).toBe(true);
  });

  test('at the end of a page or a dialog is not covered by them on a desktop', async () => {
    await show({ position: 'fixed', insetInlineEnd: 0, insetBlockEnd: 0 });
    toast.error({ title: 'Fout!', description: 'De server is niet bereikbaar.' });
    await expect.element(card('Fout!')).toBeVisible();
    expect(isClear(save())).toBe(true);
    expect(card('Fout!').element().getBoundingClientRect().right).toBeLessThan(248);
  });

  test('stays in sight below several messages on a telephone; the first is read first', async () => {
    await page.viewport(375, 812);
    onTestFinished(() => page.viewport(1280, 800));
    await show({ position: 'fixed', insetInlineEnd: 0, insetBlockEnd: 205 });
    page.getByRole('textbox', { name: 'Bedrag' }).element().focus();
    for (const title of ['Eerste', 'Tweede', 'Derde']) {
      toast.error({ title, description: 'De server is niet bereikbaar.' });
    }
    await expect.element(card('Derde')).toBeInTheDocument();
    expect(isClear(save())).toBe(true);
    await expect.element(card('Eerste')).toBeInViewport({ ratio: 1 });
  });
});

describe('the focused element', () => {
  const showBetween = () =>
    showInPage(
      <>
        <button type="button" style={atStart}>
          Boven
        </button>
        <button type="button" style={atEnd}>
          Onder
        </button>
        <Toasts />
      </>,
    );
  const isSeen = (name: string) => () =>
    isClear(page.getByRole('button', { name, exact: true }).element());

  test('is never covered by a toast: they move away', async () => {
    await showBetween();
    toast.error({ title: 'Fout!' });
    await expect.element(card('Fout!')).toBeVisible();
    await expect.poll(isSeen('Onder')).toBe(false);
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(page.getByRole('button', { name: 'Onder' })).toHaveFocus();
    await expect.poll(isSeen('Onder')).toBe(true);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.poll(isSeen('Boven')).toBe(true);
  });

  test('is not covered by a later toast, and the next ones are below again', async () => {
    await showBetween();
    page.getByRole('button', { name: 'Onder' }).element().focus();
    toast.error({ title: 'Fout!' });
    await expect.element(card('Fout!')).toBeVisible();
    expect(isSeen('Onder')()).toBe(true);
    toast.clear();
    page.getByRole('button', { name: 'Boven' }).element().focus();
    await expect.element(card('Fout!')).not.toBeInTheDocument();
    toast.error({ title: 'Weer' });
    await expect.element(card('Weer')).toBeVisible();
    await expect.poll(isSeen('Onder')).toBe(false);
  });
});

describe('time', () => {
  beforeEach(async () => {
    await showToasts();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });

  test('a toast closes after 5000 ms', async () => {
    expect(toastTimeout).toBe(5000);
    await act(async () => toast.success({ title: 'Klaar' }));
    await pass(4999);
    expect(isShown('Klaar')).toBe(true);
    await pass(1);
    expect(isShown('Klaar')).toBe(false);
  });

  test('a toast can stay shorter, or until it is closed', async () => {
    let key = '';
    await act(async () => {
      toast.success({ title: 'Kort' }, { timeout: 1000 });
      key = toast.error({ title: 'Lang' }, { timeout: null });
    });
    await pass(1000);
    expect([isShown('Kort'), isShown('Lang')]).toEqual([false, true]);
    await pass(1_000_000);
    expect(isShown('Lang')).toBe(true);
    await act(async () => toast.dismiss(key));
    expect(isShown('Lang')).toBe(false);
  });

  test('time stops under the pointer, and continues after it', async () => {
    await act(async () => toast.success({ title: 'Klaar' }));
    await act(() => userEvent.hover(card('Klaar')));
    await pass(60_000);
    expect(isShown('Klaar')).toBe(true);
    await act(() => userEvent.hover(button()));
    await pass(5000);
    expect(isShown('Klaar')).toBe(false);
  });

  test('time stops while a toast has the focus', async () => {
    await act(async () => toast.success({ title: 'Klaar' }));
    await act(async () => card('Klaar').element().focus());
    await pass(60_000);
    expect(isShown('Klaar')).toBe(true);
    await act(async () => button().element().focus());
    await pass(5000);
    expect(isShown('Klaar')).toBe(false);
  });

  test('the timer pauses while the page is hidden', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const changeVisibility = () =>
      act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await changeVisibility();
    await act(async () => toast.success({ title: 'Klaar' }));
    await pass(60_000);
    expect(isShown('Klaar')).toBe(true);
    hidden.mockRestore();
    await changeVisibility();
    await pass(5000);
    expect(isShown('Klaar')).toBe(false);
  });

  test('a toast that is closed under the pointer pauses no other', async () => {
    await act(async () => {
      toast.success({ title: 'Eerste' });
      toast.success({ title: 'Tweede' });
    });
    await act(() => userEvent.click(closeButton('Eerste')));
    expect(isShown('Eerste')).toBe(false);
    await act(() => userEvent.hover(button()));
    await pass(5000);
    expect(isShown('Tweede')).toBe(false);
  });
});

describe('focus', () => {
  test('is not lost when the toast that has it goes away, wherever it came from', async () => {
    await showToasts();
    const key = toast.error({ title: 'Fout' }, { timeout: null });
    await expect.element(card('Fout')).toBeVisible();
    const passing = document.body.appendChild(document.createElement('button'));
    passing.focus();
    await userEvent.keyboard('{F6}');
    passing.remove();
    toast.dismiss(key);
    await expect.element(page.getByRole('region', { name: nlBE.toasts.region })).toHaveFocus();
  });

  test("F6 is the browser's own while there are no toasts", async () => {
    await showToasts();
    const event = new KeyboardEvent('keydown', { key: 'F6', cancelable: true, bubbles: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('a list that is open', () => {
  const found = { items: Array.from({ length: 20 }, (_, index) => `Klant ${index}`) };
  const words = { itemKey: (name: string) => name, itemLabel: (name: string) => name };
  const field = () => page.getByRole('combobox', { name: 'Klant' });
  const options = () => page.getByRole('listbox');

  /** The topmost element at the centre of an element. */
  function seenAt(element: Element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  }
  const liesOver = (one: Element, other: Element) => {
    const [mine, theirs] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return mine.bottom > theirs.top && mine.top < theirs.bottom && mine.right > theirs.left;
  };

  beforeEach(async () => {
    await page.viewport(360, 420);
    await showInPage(
      <>
        <SearchComboBox label="Klant" search={() => found} delay={0} {...words} />
        <Toasts />
      </>,
    );
  });
  afterEach(() => page.viewport(1280, 800));

  async function openList() {
    await userEvent.click(field());
    await userEvent.keyboard('klant');
    await expect.element(options()).toBeVisible();
  }

  test('is below a later toast', async () => {
    await openList();
    toast.error({ title: 'Fout' }, { timeout: null });
    await expect.element(card('Fout')).toBeVisible();
    expect(liesOver(options().element(), card('Fout').element())).toBe(true);
    expect(
      card('Fout')
        .element()
        .contains(seenAt(card('Fout').element())),
    ).toBe(true);
    await userEvent.click(closeButton('Fout'));
    await expect.element(card('Fout')).not.toBeInTheDocument();
    await expect.element(options()).toBeVisible();
    await expect.element(field()).toHaveFocus();
  });

  test('is below an earlier toast', async () => {
    toast.error({ title: 'Fout' }, { timeout: null });
    await expect.element(card('Fout')).toBeVisible();
    await expect.element(card('Fout')).not.toHaveAttribute('data-arriving');
    const onArrival = vi.fn<() => void>();
    card('Fout').element().addEventListener('animationstart', onArrival);
    await openList();
    await expect
      .poll(() =>
        card('Fout')
          .element()
          .contains(seenAt(card('Fout').element())),
      )
      .toBe(true);
    expect(liesOver(options().element(), card('Fout').element())).toBe(true);
    expect(onArrival).not.toHaveBeenCalled();
    await userEvent.keyboard('{F6}');
    await expect.element(card('Fout')).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect.element(field()).toHaveFocus();
  });
});

test('a new toast does not move the focus from another one', async () => {
  await showToasts();
  toast.error({ title: 'Eerste' }, { timeout: null });
  await expect.element(card('Eerste')).toBeVisible();
  await userEvent.keyboard('{F6}');
  toast.error({ title: 'Tweede' }, { timeout: null });
  await expect.element(card('Tweede')).toBeVisible();
  await expect.element(card('Eerste')).toHaveFocus();
});

const coverage = keyCoverage(toastsKeys);

describe('keys of the toasts', () => {
  async function goToFirst() {
    await showToasts();
    toast.success({ title: 'Eerste' }, { timeout: null });
    toast.success({ title: 'Tweede' }, { timeout: null });
    await expect.element(card('Tweede')).toBeVisible();
    button().element().focus();
    await userEvent.keyboard('{F6}');
  }

  test(`pressing ${coverage.row('F6')}`, async () => {
    await goToFirst();
    await expect.element(card('Eerste')).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect.element(button()).toHaveFocus();
  });

  test(`pressing ${coverage.row('Tab')}`, async () => {
    await goToFirst();
    await userEvent.tab();
    await expect.element(closeButton('Eerste')).toHaveFocus();
    await userEvent.tab();
    await expect.element(closeButton('Tweede')).toHaveFocus();
  });

  test(`pressing ${coverage.row('Enter, Space')}`, async () => {
    await goToFirst();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(card('Tweede')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(button()).toHaveFocus();
  });

  test(`pressing ${coverage.row('Escape')}`, async () => {
    await goToFirst();
    await userEvent.keyboard('{Escape}');
    await expect.element(card('Eerste')).not.toBeInTheDocument();
    await expect.element(card('Tweede')).toHaveFocus();
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
