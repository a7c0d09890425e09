import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  articleWords,
  exampleArticles,
  findArticles,
  type ExampleArticle,
} from '../../testing/exampleArticles.ts';
import { keyTrials } from '../../testing/keyTrials.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { descriptionSearchKeys } from './DescriptionSearch.keys.ts';
import { DescriptionSearch } from './DescriptionSearch.tsx';

const field = () => page.getByRole('textbox', { name: 'Omschrijving' });
const lines = () => page.getByRole('option');

/** The words of the marked line, as a screen reader finds it from the field. */
function marked(): string | undefined {
  const id = field().element().getAttribute('aria-activedescendant');
  return (id === null ? null : document.getElementById(id))?.textContent;
}

async function showField({ delay = 0 } = {}) {
  const search = vi.fn<typeof findArticles>(findArticles);
  const onPick = vi.fn<(article: ExampleArticle) => void>();
  const onNext = vi.fn<() => void>();
  await showInPage(
    <>
      <DescriptionSearch
        label="Omschrijving"
        {...articleWords}
        search={search}
        delay={delay}
        onPick={onPick}
        onNext={onNext}
      />
      <button type="button">Aantal</button>
    </>,
  );
  await userEvent.tab();
  return { search, onPick, onNext };
}

async function findTwo() {
  await userEvent.keyboard('herst');
  await expect.element(lines()).toHaveLength(2);
}

const trials = keyTrials(descriptionSearchKeys);

describe('keys of a text with suggestions', () => {
  test(`pressing ${trials.row('Enter')}`, async () => {
    const { onPick, onNext } = await showField();
    await findTwo();
    await userEvent.keyboard('{Enter}');
    expect(onPick.mock.calls).toEqual([[exampleArticles[0]]]);
    expect(onNext).not.toHaveBeenCalled();
    await expect.element(field()).toHaveValue('Herstelling dak');
    await userEvent.keyboard('{Enter}');
    expect([onPick.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 1]);
    await expect.element(field()).toHaveValue('Herstelling dak');
  });

  test(`pressing ${trials.row('Shift+Enter')}`, async () => {
    const { onPick, onNext } = await showField();
    await findTwo();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}op zolder');
    await expect.element(field()).toHaveValue('herst\nop zolder');
    expect([onPick.mock.calls, onNext.mock.calls]).toEqual([[], []]);
  });

  test(`pressing ${trials.row('ArrowDown, ArrowUp')}`, async () => {
    await showField();
    await findTwo();
    await expect.poll(marked).toContain('450,00');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(marked).toContain('dakgoot');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(marked).toContain('450,00');
  });

  test('without a list the arrows move through the text', async () => {
    const { search } = await showField({ delay: 1_000_000 });
    await userEvent.keyboard('een{Shift>}{Enter}{/Shift}twee{ArrowUp}{Home}X{ArrowDown}{End}Y');
    await expect.element(field()).toHaveValue('Xeen\ntweeY');
    expect(search).not.toHaveBeenCalled();
  });

  test(`pressing ${trials.row('Alt+ArrowDown')}`, async () => {
    await showField({ delay: 1_000_000 });
    await userEvent.keyboard('verpl{Alt>}{ArrowDown}{/Alt}');
    await expect.element(lines()).toHaveLength(1);
  });

  test(`pressing ${trials.row('Tab')}`, async () => {
    const { onPick } = await showField();
    await findTwo();
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await expect.element(page.getByRole('button', { name: 'Aantal' })).toHaveFocus();
    await expect.element(field()).toHaveValue('herst');
    expect(onPick).not.toHaveBeenCalled();
  });

  test(`pressing ${trials.row('Escape')}`, async () => {
    const { onNext } = await showField();
    await findTwo();
    await userEvent.keyboard('{Escape}');
    await expect.element(lines().first()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('herst');
    await userEvent.keyboard('{Enter}');
    expect(onNext).toHaveBeenCalledOnce();
  });

  test('nothing is searched for below two characters', async () => {
    const { search } = await showField();
    await userEvent.keyboard('h');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}e');
    await expect.element(lines()).toHaveLength(2);
    expect(search.mock.calls.map(([text]) => text)).toEqual(['he']);
  });

  test('every row of the table is tried', () => {
    expect(trials.untried()).toEqual([]);
  });
});
