import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { alertDialogKeys } from './AlertDialog.keys.ts';
import { confirm } from './confirm.ts';
import { Confirmations } from './Confirmations.tsx';

const question = () => page.getByRole('alertdialog');
const cancel = () => page.getByRole('button', { name: nlBE.alertDialog.cancel });
const remove = () => page.getByRole('button', { name: 'Verwijderen' });
const opener = () => page.getByRole('button', { name: 'Factuur 12' });

const onAnswer = vi.fn<(isConfirmed: boolean) => void>();

const ask = async (title = 'Factuur 12 verwijderen?') =>
  onAnswer(await confirm({ title, confirmLabel: 'Verwijderen', tone: 'critical' }));

async function open() {
  // A question that an earlier test left open is answered by this.
  await showInPage(null);
  onAnswer.mockClear();
  await showInPage(
    <>
      <button type="button" onClick={() => void ask()}>
        Factuur 12
      </button>
      <Confirmations />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(cancel()).toHaveFocus();
}

async function expectClosed(answer: boolean) {
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  expect(onAnswer.mock.calls).toEqual([[answer]]);
  expect(document.querySelectorAll('[inert]')).toHaveLength(0);
}

const coverage = keyCoverage(alertDialogKeys);

describe('keys of a question', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
    await open();
    await userEvent.tab();
    await expect.element(remove()).toHaveFocus();
    await userEvent.tab();
    await expect.element(cancel()).toHaveFocus();
  });

  test(`pressing ${coverage.row('Enter, Space')}`, async () => {
    await open();
    await userEvent.keyboard('{Enter}');
    await expectClosed(false);
    await open();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expectClosed(true);
  });

  test(`pressing ${coverage.row('Escape')}`, async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await expectClosed(false);
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});

describe('confirm', () => {
  test('is not answered by a press beside it', async () => {
    await open();
    const backdrop = question().element().parentElement?.parentElement;
    if (!backdrop) throw new Error('There is no backdrop');
    await userEvent.click(backdrop, { position: { x: 5, y: 5 } });
    await expect.element(question()).toBeVisible();
    expect(onAnswer).not.toHaveBeenCalled();
  });

  test('asks several questions one after another', async () => {
    await open();
    void ask('Factuur 13 verwijderen?');
    await expect.element(question()).toHaveAccessibleName('Factuur 12 verwijderen?');
    await userEvent.click(remove());
    await expect.element(question()).toHaveAccessibleName('Factuur 13 verwijderen?');
    await expect.element(cancel()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).not.toBeInTheDocument();
    expect(onAnswer.mock.calls).toEqual([[true], [false]]);
  });

  test('resolves to no when the application unmounts', async () => {
    await open();
    await showInPage(null);
    await expect.poll(() => onAnswer.mock.calls).toEqual([[false]]);
  });

  test('is answered with no when its signal aborts, also before it is asked', async () => {
    await open();
    const screen = new AbortController();
    const answer = confirm({
      title: 'Regel 1 verwijderen?',
      confirmLabel: 'Ja',
      signal: screen.signal,
    });
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).toHaveAccessibleName('Regel 1 verwijderen?');
    screen.abort();
    await expect(answer).resolves.toBe(false);
    await expect.element(question()).not.toBeInTheDocument();
    const { signal } = screen;
    await expect(confirm({ title: 'Nog eens?', confirmLabel: 'Ja', signal })).resolves.toBe(false);
  });

  test('names the missing provider', async () => {
    await showInPage(null);
    await expect(ask()).rejects.toThrow('<Confirmations />');
  });
});
