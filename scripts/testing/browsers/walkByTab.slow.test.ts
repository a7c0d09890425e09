import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPage } from './browserPage.ts';
import { startChromium } from './chromiumPage.ts';
import { walkByTab } from './walkByTab.ts';

let page: BrowserPage;

beforeAll(async () => {
  page = await startChromium();
});
afterAll(() => page.close());

/** What the walk says of a page with this body. */
async function walk(body: string): Promise<string[]> {
  await page.open(`data:text/html,${encodeURIComponent(`<!doctype html><body>${body}`)}`);
  return walkByTab(page);
}

/** Gives the button of the dialog the focus: `autofocus` would do that with the first picture only, and the walk begins before. */
const focusing = "<script>document.querySelector('[role=dialog] button').focus()</script>";
const sound = '<a href="#a">A</a><button>B</button><input aria-label="C">';

test('a page whose every control is reached and shows the focus is sound', async () => {
  expect(await walk(sound)).toEqual([]);
  expect(await walk('<p>Nothing to do here</p>')).toEqual([]);
});

test('a group worked with arrows has one stop', async () => {
  const radios = '<input type="radio" name="r" checked><input type="radio" name="r">';
  const tabs =
    '<div role="tablist"><button role="tab">1</button><button role="tab" tabindex="-1">2</button></div>';
  expect(await walk(sound + radios + tabs)).toEqual([]);
});

test('what takes no part in the page is no control', async () => {
  const away =
    '<div inert><button>1</button></div><button disabled>2</button><a hidden href="#">3</a>';
  expect(await walk(sound + away)).toEqual([]);
});

test('a control that Tab leaves out is told', async () => {
  expect(await walk(`${sound}<button tabindex="-1">D</button>`)).toEqual([
    'is not reached by Tab: <button tabindex="-1"></button>D',
  ]);
});

test('what gives way to an editor while it has the focus is met', async () => {
  const script = `<script>
    function edit(plain) {
      const editor = document.createElement('textarea');
      editor.onblur = () => editor.isConnected && editor.replaceWith(plain.cloneNode());
      plain.replaceWith(editor);
      editor.focus();
    }
  </script>`;
  const cell = '<td><input aria-label="C" onfocus="edit(this)"></td>';
  expect(await walk(`${script}<table><tr>${cell}</tr></table><a href="#a">A</a>`)).toEqual([]);
});

test('a control that Tab leaves out and that names a key of its own is reached by that', async () => {
  const clear = '<button tabindex="-1" aria-keyshortcuts="Escape">Wis</button>';
  expect(await walk(sound + clear)).toEqual([]);
});

test('messages beside a dialog that keeps the focus have a key of their own', async () => {
  const trap = 'onkeydown="if (event.key === \'Tab\') event.preventDefault()"';
  const dialog = `<div role="dialog" ${trap}><button>D</button></div>`;
  const messages = '<section aria-label="Meldingen"><button>Sluit</button></section>';
  expect(await walk(dialog + messages + focusing)).toEqual([]);
});

test('a stop that does not show the focus is told', async () => {
  expect(await walk(`${sound}<button style="outline: none">D</button>`)).toEqual([
    'shows no focus: <button style="outline: none"></button>D',
  ]);
  const always = '<style>i { outline: 2px solid red }</style>';
  const faults = await walk(`${always}<i><button style="outline: none">D</button></i>`);
  expect(faults).toEqual(['shows no focus: <button style="outline: none"></button>D']);
});

test('a sharp shadow all around is a ring, and none that is soft, inside or clear', async () => {
  const walkWith = (shadow: string) =>
    walk(
      `${sound}<style>i:focus { outline: none; box-shadow: ${shadow} }</style><i tabindex="0">D</i>`,
    );
  expect(await walkWith('0 0 0 1px blue')).toEqual([]);
  const fault = ['shows no focus: <i tabindex="0"></i>D'];
  expect(await walkWith('0 1px 4px 1px blue')).toEqual(fault);
  expect(await walkWith('inset 0 0 0 1px blue')).toEqual(fault);
  expect(await walkWith('0 0 0 1px transparent')).toEqual(fault);
});

test('a ring drawn around the control is a ring', async () => {
  const style =
    '<style>button { outline: none } label:focus-within { outline: 2px solid blue }</style>';
  expect(await walk(`${style}<label><button>D</button></label>`)).toEqual([]);
});

test('a stop behind something else, or outside the page, is told', async () => {
  const cover = '<div style="position: fixed; inset: 0; background: white"></div>';
  expect(await walk(`<button>D</button>${cover}`)).toEqual([
    'has the focus out of sight: <button></button>D',
  ]);
  expect(await walk('<button style="position: fixed; left: -900px">D</button>')).toEqual([
    'has the focus out of sight: <button style="position: fixed; left: -900px"></button>D',
  ]);
});

test('a page that Tab does not get out of is told, a dialog that it goes round in is not', async () => {
  const trap = 'onkeydown="if (event.key === \'Tab\') event.preventDefault()"';
  expect(await walk(`<button ${trap}>D</button>`)).toEqual(['Tab goes back before the end.']);
  const dialog = `<div role="dialog" ${trap}><button>D</button></div>`;
  expect(await walk(`<div inert>${sound}</div>${dialog}` + focusing)).toEqual([]);
});
