import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppShell } from '../components/AppShell/AppShell.tsx';
import { KeyboardHelp } from '../components/KeyboardHelp/KeyboardHelp.tsx';
import { Page } from '../components/Page/Page.tsx';
import { Paginator } from '../components/Paginator/Paginator.tsx';
import { SplitButton } from '../components/SplitButton/SplitButton.tsx';
import { Toasts } from '../components/Toasts/Toasts.tsx';
import { nlBE } from '../intl/nl-BE.ts';
import { ExampleGrid } from './ExampleGrid.tsx';
import { showInPage } from './showInPage.tsx';

/** Every character of a keyboard, but the space, which presses what has the focus. */
const characters = Array.from({ length: 0x7f - 0x21 }, (_, index) =>
  String.fromCodePoint(0x21 + index),
);
/** In the syntax of `userEvent.keyboard`: brackets start the name of a key, and are doubled. */
const pressed = characters.map((character) => character.replace(/[{[]/, '$&$&')).join('');

/** What the page holds: its words, its elements, and what is open. */
const held = () => ({
  words: document.body.textContent,
  elements: document.body.querySelectorAll('*').length,
  open: document.body.querySelectorAll('[aria-expanded="true"]').length,
});

const navigate = vi.fn<(href: string) => void>();
const save = vi.fn<() => void>();

beforeEach(async () => {
  navigate.mockClear();
  save.mockClear();
  await showInPage(
    <AppShell
      brand="Facturatie"
      navigation={[{ label: 'Verkopen', links: [{ label: 'Facturen', href: '/facturen' }] }]}
      footer="Facturatie"
    >
      <Page title="Factuur">
        <ExampleGrid />
        <Paginator page={2} lastPage={3} hrefFor={(number) => `/facturen?p=${number}`} />
        <SplitButton label="Opslaan" items={[]} hasSaveKey onPress={save} />
        <KeyboardHelp />
        <Toasts />
      </Page>
    </AppShell>,
    { navigate },
  );
});

// Speech input sends words, and each letter of them is a key (WCAG 2.1.4).
test.each([
  ['nothing', () => document.body],
  ['a button of a line', () => page.getByRole('button', { name: nlBE.lineItemsGrid.remove(2) })],
  ['the button that opens a group', () => page.getByRole('button', { name: 'Verkopen' })],
  ['a link to a page', () => page.getByRole('link', { name: nlBE.paginator.next })],
])('no single character does anything while %s has the focus', async (_what, find) => {
  const place = find();
  const element = place instanceof Element ? place : place.element();
  (element as HTMLElement).focus();
  const focused = document.activeElement;
  const log: string[] = [];
  const hear = ({ key, defaultPrevented }: KeyboardEvent) =>
    log.push(defaultPrevented ? `${key} was taken` : key);
  window.addEventListener('keydown', hear);
  const before = held();
  await userEvent.keyboard(pressed);
  window.removeEventListener('keydown', hear);
  expect(log.filter((key) => key !== 'Shift')).toEqual(characters);
  expect(document.activeElement).toBe(focused);
  expect(held()).toEqual(before);
  expect(navigate).not.toHaveBeenCalled();
  expect(save).not.toHaveBeenCalled();
});
