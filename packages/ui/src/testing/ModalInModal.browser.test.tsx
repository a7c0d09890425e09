import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toast } from '../components/Toasts/toast.ts';
import { nlBE } from '../intl/nl-BE.ts';
import { find } from './find.ts';
import { ModalInModal } from './ModalInModal.tsx';
import { showInPage } from './showInPage.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const city = () => page.getByRole('combobox', { name: 'Gemeente' });
const list = () => page.getByRole('listbox');
const saved = () => page.getByRole('article', { name: 'Klant bewaard' });

/** Whether a screen reader can reach it: neither it nor an ancestor is hidden. */
const isWithinReach = (element: Element) =>
  element.closest('[inert], [aria-hidden="true"]') === null;

/** The texts of live regions that a screen reader can reach. */
const said = () =>
  Array.from(document.querySelectorAll('output, [role="status"], [aria-live]'))
    .filter(isWithinReach)
    .map((place) => place.textContent)
    .join(' ');

const focusedName = () => {
  const { activeElement } = document;
  const label = document.getElementById(activeElement?.getAttribute('aria-labelledby') ?? '');
  return (
    activeElement?.getAttribute('aria-label') ?? label?.textContent ?? activeElement?.textContent
  );
};

/** A dialog in a dialog, a toast, and a list that is open with the focus in its field. */
async function openAll() {
  await showInPage(<ModalInModal />);
  button('Nieuwe factuur').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog('Factuur')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  await expect.element(dialog('Nieuwe klant')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}');
  await expect.element(button('Bewaren')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(saved()).toBeVisible();
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(city()).toHaveFocus();
  await userEvent.keyboard('gent');
  await expect.element(list()).toBeVisible();
}

beforeEach(() => page.viewport(1280, 500));
afterEach(async () => {
  toast.clear();
  await page.viewport(1280, 800);
});

/** Escape, until only the page is left. */
async function leave() {
  // The list, the text, the dialog, the dialog below.
  await userEvent.keyboard('{Escape}');
  await expect.element(list()).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(city()).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('Nieuwe klant')).not.toBeInTheDocument();
  await expect.element(button('Klant toevoegen')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('Factuur')).not.toBeInTheDocument();
}

describe('a dialog in a dialog, with a list that is open and a toast', () => {
  test('focus: cycles in the topmost dialog, and to the toast and back', async () => {
    await openAll();
    await userEvent.keyboard('{F6}');
    await expect.element(saved()).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect.element(city()).toHaveFocus();
    const around: (string | null | undefined)[] = [];
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      around.push(focusedName());
      expect(dialog('Nieuwe klant').element().contains(document.activeElement)).toBe(true);
    }
    expect(around.slice(0, 5)).toEqual(['Uitleg', 'Bewaren', 'Terug', nlBE.modal.close, 'Naam']);
  });

  test('Escape: closes one thing at a time, from the top, and only that', async () => {
    await openAll();
    await userEvent.keyboard('{F6}');
    await expect.element(saved()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(saved()).not.toBeInTheDocument();
    await expect.element(city()).toHaveFocus();
    await expect.element(dialog('Nieuwe klant')).toBeVisible();

    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    // The whole name was typed: leaving the field for the toast chose it.
    await expect.element(city()).toHaveValue('Gent');
    await expect.element(dialog('Nieuwe klant')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Nieuwe klant')).not.toBeInTheDocument();
    await expect.element(dialog('Factuur')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Factuur')).not.toBeInTheDocument();
  });

  test('screen reader: reaches the topmost dialog, its list and the toast, and announces both', async () => {
    await openAll();
    await userEvent.keyboard('{ArrowDown}');
    const option = page.getByRole('option', { name: 'Gent', exact: true });
    await expect.element(option).toHaveAttribute('aria-selected', 'true');
    await expect.element(city()).toHaveAttribute('aria-activedescendant', option.element().id);
    for (const reached of [dialog('Nieuwe klant'), city(), list(), option, saved()]) {
      expect(isWithinReach(reached.element())).toBe(true);
    }
    const below = [find(document, 'main'), find(document, 'main button')];
    expect(below.map(isWithinReach)).toEqual([false, false]);
    expect(page.getByRole('dialog').elements().filter(isWithinReach)).toHaveLength(1);
    expect(dialog('Nieuwe klant').element().contains(list().element())).toBe(true);
    await expect.poll(said).toContain(nlBE.suggestions.count(2));
    expect(said()).toContain('Klant bewaard');
  });

  test('scroll: the list and the dialog, never the page, and the page again afterwards', async () => {
    await openAll();
    const root = document.documentElement;
    const before = root.scrollTop;
    for (const place of [list(), dialog('Nieuwe klant'), saved()]) {
      await userEvent.wheel(place, { delta: { y: 300 } });
    }
    expect(root.scrollTop).toBe(before);
    expect(getComputedStyle(root).overflow).toBe('hidden');
    await leave();
    expect(getComputedStyle(root).overflow).not.toBe('hidden');
    await userEvent.wheel(find(document, 'main'), { delta: { y: 300 } });
    await expect.poll(() => root.scrollTop).toBeGreaterThan(before);
    root.scrollTop = 0;
  });

  test('afterwards: the focus is on the opener, and nothing inert or hidden is left behind', async () => {
    await openAll();
    await leave();
    await expect.element(button('Nieuwe factuur')).toHaveFocus();
    expect(document.querySelectorAll('[inert], [aria-hidden="true"]:not(svg)')).toHaveLength(0);
    const floating = Array.from(document.querySelectorAll(':popover-open'));
    expect(floating).toEqual([page.getByRole('region', { name: nlBE.toasts.region }).element()]);
    // The toast outlives what it came from, and can still be reached and closed.
    await expect.element(saved()).toBeVisible();
    await userEvent.keyboard('{F6}{Escape}');
    await expect.element(saved()).not.toBeInTheDocument();
    await expect.element(button('Nieuwe factuur')).toHaveFocus();
  });
});
