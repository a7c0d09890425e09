import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserPage, openBrowser } from './openBrowser.ts';
import { walkByTab } from './tabWalk.ts';

let page: BrowserPage;
beforeAll(async () => {
  page = await openBrowser('chromium');
});
afterAll(() => page.close());

const controls = '<a href="#a">A</a><button>B</button><input aria-label="C">';
const hidden =
  '<div inert><button>1</button></div><button disabled>2</button><a hidden href="#">3</a>';
const radios = '<input type="radio" name="r" checked><input type="radio" name="r">';
const tabs =
  '<div role="tablist"><button role="tab">1</button><button role="tab" tabindex="-1">2</button></div>';
const trap = 'onkeydown="if (event.key === \'Tab\') event.preventDefault()"';
const dialog = `<div role="dialog" ${trap}><button>D</button></div>`;
const focused = "<script>document.querySelector('[role=dialog] button').focus()</script>";
const shadow = (value: string) =>
  `<style>i:focus { outline: none; box-shadow: ${value} }</style><i tabindex="0">D</i>`;
const edit = `const area = document.createElement('textarea'), cell = this; cell.replaceWith(area);
  area.onblur = () => area.isConnected && area.replaceWith(cell.cloneNode()); area.focus()`;
const bare = '<button style="outline: none">D</button>';

test.each([
  ['controls', controls],
  ['no controls', '<p>Text</p>'],
  ['groups with one stop', radios + tabs],
  ['hidden and disabled controls', controls + hidden],
  [
    'a key of its own',
    '<button tabindex="-1" aria-keyshortcuts="Escape">Wis</button><a href="#">A</a>',
  ],
  [
    'an editor in place of its cell',
    `<table><td><input onfocus="${edit}"></td></table><a href="#a">A</a>`,
  ],
  ['a dialog', `<div inert>${controls}</div>${dialog}${focused}`],
  [
    'messages beside a dialog',
    `${dialog}<section aria-label="M"><button>S</button></section>${focused}`,
  ],
  ['a shadow as a ring', shadow('0 0 0 1px blue')],
  [
    'a ring on the label',
    `<style>label:focus-within { outline: 2px solid }</style><label>${bare}</label>`,
  ],
  [
    'a control that Tab skips',
    '<button tabindex="-1">D</button><a href="#">A</a>',
    'is not reached by Tab: <button',
  ],
  ['no focus ring', bare, 'shows no focus: <button'],
  [
    'a ring that is always there',
    `<i style="outline: 2px solid">${bare}</i>`,
    'shows no focus: <button',
  ],
  ['a soft shadow', shadow('0 1px 4px 1px blue'), 'shows no focus: <i'],
  ['an inner shadow', shadow('inset 0 0 0 1px blue'), 'shows no focus: <i'],
  ['a transparent shadow', shadow('0 0 0 1px transparent'), 'shows no focus: <i'],
  [
    'a covered control',
    '<button>D</button><div style="position: fixed; inset: 0">',
    'has the focus out of sight: <button',
  ],
  [
    'a control outside',
    '<button style="position: fixed; left: -900px">D</button>',
    'has the focus out of sight: <button',
  ],
  ['a keyboard trap', `<button ${trap}>D</button>`, 'Tab goes back before the end.'],
])('%s', async (_, body, fault?: string) => {
  await page.open(`data:text/html,${encodeURIComponent(`<!doctype html><body>${body}`)}`);
  const faults = await walkByTab(page);
  expect(faults.length).toBe(fault === undefined ? 0 : 1);
  expect(faults.join()).toContain(fault ?? '');
});
