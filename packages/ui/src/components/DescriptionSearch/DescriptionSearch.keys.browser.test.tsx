import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  articleWords,
  exampleArticles,
  findArticles,
  type ExampleArticle,
} from '../../testing/exampleArticles.ts';
import { keyCoverage } from '../../testing/keyCoverage.ts';
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
  const onEnterCode = vi.fn<() => void>();
  const onLeaveCode = vi.fn<(code: string) => void>();
  await showInPage(
    <>
      <DescriptionSearch
        label="Omschrijving"
        {...articleWords}
        search={search}
        delay={delay}
        onPick={onPick}
        onNext={onNext}
        onEnterCode={onEnterCode}
        onLeaveCode={onLeaveCode}
      />
      <button type="button">Aantal</button>
    </>,
  );
  await userEvent.tab();
  return { search, onPick, onNext, onEnterCode, onLeaveCode };
}

async function findTwo() {
  await userEvent.keyboard('herst');
  await expect.element(lines()).toHaveLength(2);
}

const coverage = keyCoverage(descriptionSearchKeys);

describe('keys of a text with suggestions', () => {
  test(`pressing ${coverage.row('Enter')}`, async () => {
    const { onPick, onNext } = await showField();
    await findTwo();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onPick.mock.calls).toEqual([[exampleArticles[0]]]);
    expect(onNext).not.toHaveBeenCalled();
    await expect.element(field()).toHaveValue('Herstelling dak');
    await userEvent.keyboard('{Enter}');
    expect([onPick.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 1]);
    await expect.element(field()).toHaveValue('Herstelling dak');
  });

  test(`pressing ${coverage.row('Shift+Enter')}`, async () => {
    const { onPick, onNext } = await showField();
    await findTwo();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}op zolder');
    await expect.element(field()).toHaveValue('herst\nop zolder');
    expect([onPick.mock.calls, onNext.mock.calls]).toEqual([[], []]);
  });

  test(`pressing ${coverage.row('ArrowDown, ArrowUp')}`, async () => {
    await showField();
    await findTwo();
    expect(marked()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(marked).toContain('450,00');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(marked).toContain('dakgoot');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(marked).toContain('450,00');
  });

  test('suggestions leave Home to the text, Shift+Enter its new line and the field its focus', async () => {
    const { onPick } = await showField();
    const left = vi.fn<() => void>();
    field().element().addEventListener('focusout', left);
    await findTwo();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{Enter}{/Shift}');
    await expect.element(field()).toHaveValue('herst\n');
    await userEvent.keyboard('{Backspace}');
    await expect.element(lines()).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Home}X');
    await expect.element(field()).toHaveValue('Xherst');
    expect([left.mock.calls, onPick.mock.calls]).toEqual([[], []]);
  });

  test('without a list the arrows move through the text', async () => {
    const { search } = await showField({ delay: 1_000_000 });
    await userEvent.keyboard('een{Shift>}{Enter}{/Shift}twee{ArrowUp}{Home}X{ArrowDown}{End}Y');
    await expect.element(field()).toHaveValue('Xeen\ntweeY');
    expect(search).not.toHaveBeenCalled();
  });

  test(`pressing ${coverage.row('Alt+ArrowDown')}`, async () => {
    await showField({ delay: 1_000_000 });
    await userEvent.keyboard('verpl{Alt>}{ArrowDown}{/Alt}');
    await expect.element(lines()).toHaveLength(1);
  });

  test(`pressing ${coverage.row('Tab')}`, async () => {
    const { onPick } = await showField();
    await findTwo();
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await expect.element(page.getByRole('button', { name: 'Aantal' })).toHaveFocus();
    await expect.element(field()).toHaveValue('herst');
    expect(onPick).not.toHaveBeenCalled();
  });

  test(`pressing ${coverage.row('Escape')}`, async () => {
    const { onNext } = await showField();
    await findTwo();
    await userEvent.keyboard('{Escape}');
    await expect.element(lines().first()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('herst');
    await userEvent.keyboard('{Enter}');
    expect(onNext).toHaveBeenCalledOnce();
  });

  test('Enter continues with free text, also after a pause with results, and with a hovered option', async () => {
    const { onPick, onNext, onEnterCode, onLeaveCode } = await showField();
    await findTwo();
    await userEvent.hover(lines().first());
    await userEvent.hover(lines().nth(1));
    await expect.poll(marked).toContain('dakgoot');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('herst');
    await expect.element(lines().first()).not.toBeInTheDocument();
    expect([onPick, onEnterCode, onLeaveCode].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
    expect(onNext).toHaveBeenCalledOnce();
  });

  test.each([
    ['KM', 1, 'code'],
    ['HD1', 2, 'code'],
    ['HD', 2, 'text'],
    ['HD2', 0, 'text'],
  ])('once %s found %s, Enter continues as after a %s', async (text, count, kind) => {
    const { search, onPick, onNext, onEnterCode } = await showField();
    await userEvent.keyboard(text);
    await expect.poll(() => search.mock.lastCall?.[0]).toBe(text);
    await expect.element(lines()).toHaveLength(count);
    await userEvent.keyboard('{Enter}');
    const [asked, other] = kind === 'code' ? [onEnterCode, onNext] : [onNext, onEnterCode];
    expect([asked, other, onPick].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  });

  test.each([
    ['HD2', 'code'],
    ['7', 'code'],
    ['KM', 'text'],
    ['Werk 1', 'text'],
  ])('before the answer, Enter after %s continues as after a %s', async (text, kind) => {
    const { onNext, onEnterCode } = await showField({ delay: 1_000_000 });
    await userEvent.keyboard(`${text}{Enter}`);
    const [asked, other] = kind === 'code' ? [onEnterCode, onNext] : [onNext, onEnterCode];
    expect([asked, other].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  test.each([
    ['HD1', ['HD1']],
    [' Transport ', ['Transport']],
    ['Werk 1', []],
  ])('a text (%j) is looked up on blur when it may be a code', async (text, codes) => {
    const { onLeaveCode } = await showField({ delay: 1_000_000 });
    await userEvent.keyboard(text);
    await userEvent.tab();
    expect(onLeaveCode.mock.calls.flat()).toEqual(codes);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    expect(onLeaveCode.mock.calls.flat()).toEqual(codes);
    await expect.element(field()).toHaveValue(text);
  });

  test('a picked text is not looked up', async () => {
    const { onPick, onLeaveCode } = await showField();
    await userEvent.keyboard('KM');
    await expect.element(lines()).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.tab();
    expect([onPick.mock.calls.length, onLeaveCode.mock.calls]).toEqual([1, []]);
  });

  test('nothing is searched for below two characters', async () => {
    const { search } = await showField();
    await userEvent.keyboard('h');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}e');
    await expect.element(lines()).toHaveLength(2);
    expect(search.mock.calls.map(([text]) => text)).toEqual(['he']);
  });

  test('every row of the table is tried', () => {
    expect(coverage.untested()).toEqual([]);
  });
});
