import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { ModalInModal } from '../../testing/ModalInModal.tsx';
import { showInPage } from '../../testing/showInPage.tsx';
import { toast } from '../Toasts/toast.ts';
import { modalKeys } from './Modal.keys.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const field = (name: string) => page.getByRole('textbox', { name });
const city = () => page.getByRole('combobox', { name: 'Gemeente' });
const question = () => page.getByRole('alertdialog', { name: nlBE.modal.discardTitle });
const close = () => dialog('Factuur').getByRole('button', { name: nlBE.modal.close });

/** Whether a screen reader can reach it: neither it nor an ancestor is hidden. */
const isWithinReach = (element: Element) =>
  element.closest('[inert], [aria-hidden="true"]') === null;

const main = () => {
  const found = document.querySelector('main');
  if (!found) throw new Error('There is no main part');
  return found;
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  await showInPage(<ModalInModal />);
});
afterEach(toast.clear);

async function openInvoice() {
  button('Nieuwe factuur').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog('Factuur')).toHaveFocus();
}

async function openCustomer() {
  await openInvoice();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(button('Klant toevoegen')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog('Nieuwe klant')).toHaveFocus();
}

const coverage = keyCoverage(modalKeys);

describe('keys of a dialog', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await openInvoice();
    await userEvent.tab();
    await expect.element(close()).toHaveFocus();
    await userEvent.tab();
    await expect.element(field('Referentie')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Klant toevoegen')).toHaveFocus();
    await userEvent.tab();
    await expect.element(close()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button('Klant toevoegen')).toHaveFocus();
  });

  test(`pressing ${coverage.row('Escape')}`, async () => {
    await openCustomer();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(field('Naam')).toHaveFocus();
    await userEvent.keyboard('Peeters{Escape}');
    await expect.element(question()).toBeVisible();
    await expect.element(button(nlBE.modal.keep)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(field('Naam')).toHaveFocus();
    await expect.element(field('Naam')).toHaveValue('Peeters');
    await userEvent.keyboard('{Escape}');
    await expect.element(button(nlBE.modal.keep)).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(dialog('Nieuwe klant')).not.toBeInTheDocument();
    await expect.element(button('Klant toevoegen')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Factuur')).not.toBeInTheDocument();
    await expect.element(button('Nieuwe factuur')).toHaveFocus();
  });

  test(`pressing ${coverage.row('Enter')}`, async () => {
    await openInvoice();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog('Factuur')).not.toBeInTheDocument();
    await expect.element(button('Nieuwe factuur')).toHaveFocus();
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});

describe('a dialog in a dialog', () => {
  test('with a list, a panel and a toast: Escape closes one layer at a time, and restores the focus each time', async () => {
    await openCustomer();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect.element(city()).toHaveFocus();
    await userEvent.keyboard('Gent');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(city()).toHaveFocus();
    await expect.element(city()).toHaveValue('Gent');

    await userEvent.tab();
    await expect.element(button('Uitleg')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog('Over deze klant')).toHaveFocus();
    await userEvent.tab();
    await expect.element(field('Opmerking')).toHaveFocus();
    expect(isWithinReach(dialog('Over deze klant').element())).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Over deze klant')).not.toBeInTheDocument();
    await expect.element(button('Uitleg')).toHaveFocus();

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const saved = page.getByRole('article', { name: 'Klant bewaard' });
    await expect.element(saved).toBeVisible();
    expect(isWithinReach(saved.element())).toBe(true);
    await userEvent.keyboard('{F6}');
    await expect.element(saved).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(saved).not.toBeInTheDocument();
    await expect.element(button('Bewaren')).toHaveFocus();

    await expect.element(dialog('Nieuwe klant')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Nieuwe klant')).not.toBeInTheDocument();
    await expect.element(button('Klant toevoegen')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Factuur')).not.toBeInTheDocument();
    await expect.element(button('Nieuwe factuur')).toHaveFocus();
    expect(document.querySelectorAll('[inert], [aria-hidden="true"]:not(svg)')).toHaveLength(0);
  });

  test('only the topmost is accessible, and everything is after it closes', async () => {
    await openInvoice();
    const invoice = dialog('Factuur').element();
    expect([isWithinReach(main()), isWithinReach(invoice)]).toEqual([false, true]);
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    await expect.element(dialog('Nieuwe klant')).toHaveFocus();
    expect([isWithinReach(main()), isWithinReach(invoice)]).toEqual([false, false]);
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Klant toevoegen')).toHaveFocus();
    expect([isWithinReach(main()), isWithinReach(invoice)]).toEqual([false, true]);
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Nieuwe factuur')).toHaveFocus();
    expect(isWithinReach(main())).toBe(true);
  });

  test('the focus returns to the opener, also when the dialog below takes it meanwhile', async () => {
    await openCustomer();
    const invoice = dialog('Factuur').element();
    const customer = dialog('Nieuwe klant').element();
    const taken = Promise.withResolvers<boolean>();
    new MutationObserver((_changes, observer) => {
      if (customer.isConnected) return;
      observer.disconnect();
      invoice.focus();
      taken.resolve(document.activeElement === invoice);
    }).observe(document.body, { childList: true });
    await userEvent.keyboard('{Escape}');
    expect(await taken.promise).toBe(true);
    await expect.element(button('Klant toevoegen')).toHaveFocus();
  });

  test('the page does not scroll or move while any is open, and does again after the last', async () => {
    const root = document.documentElement;
    const leftEdge = () => button('Nieuwe factuur').element().getBoundingClientRect().left;
    const isLocked = () => getComputedStyle(root).overflow === 'hidden';
    const left = leftEdge();
    await openCustomer();
    expect(isLocked()).toBe(true);
    expect(document.querySelector('main button')?.getBoundingClientRect().left).toBe(left);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Nieuwe klant')).not.toBeInTheDocument();
    expect(isLocked()).toBe(true);
    await expect.element(button('Klant toevoegen')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Factuur')).not.toBeInTheDocument();
    expect(isLocked()).toBe(false);
    await userEvent.wheel(main(), { delta: { y: 200 } });
    await expect.poll(() => root.scrollTop).toBeGreaterThan(0);
    root.scrollTop = 0;
  });
});

describe('the backdrop', () => {
  const backdrop = () => {
    const found = dialog('Nieuwe klant').element().parentElement?.parentElement;
    if (!found) throw new Error('There is no backdrop');
    return found;
  };

  test('closes a dialog in which nothing was changed', async () => {
    await openCustomer();
    await userEvent.click(backdrop(), { position: { x: 5, y: 5 } });
    await expect.element(dialog('Nieuwe klant')).not.toBeInTheDocument();
    await expect.element(dialog('Factuur')).toBeVisible();
    await expect.element(button('Klant toevoegen')).toHaveFocus();
  });

  test('asks first when something was', async () => {
    await openCustomer();
    await userEvent.keyboard('{Tab}{Tab}Peeters');
    await userEvent.click(backdrop(), { position: { x: 5, y: 5 } });
    await expect.element(question()).toBeVisible();
    await userEvent.click(button(nlBE.modal.keep));
    await expect.element(field('Naam')).toHaveValue('Peeters');
    await userEvent.click(button('Terug'));
    await userEvent.click(button(nlBE.modal.discard));
    await expect.element(dialog('Nieuwe klant')).not.toBeInTheDocument();
    await expect.element(button('Klant toevoegen')).toHaveFocus();
  });
});

describe('space', () => {
  test('under 640 pixels a dialog is the whole screen, from there on it is not', async () => {
    await openInvoice();
    const sheet = () => dialog('Factuur').element().getBoundingClientRect();
    expect(sheet().width).toBeLessThan(1280);
    await page.viewport(639, 700);
    await expect.poll(() => [sheet().width, sheet().height]).toEqual([639, 700]);
    await page.viewport(640, 700);
    await expect.poll(() => sheet().width).toBeLessThan(640);
  });

  test('the focus moves to the main part when the opener is removed', async () => {
    await openInvoice();
    main().querySelector('button')?.remove();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('main')).toHaveFocus();
  });
});
