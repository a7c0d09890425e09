import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from '../layers.css.ts';
import { stateLayerOrder } from '../layeredStyle.ts';
import { media } from '../media.ts';

/**
 * A rule for paper that no component answers back. It is in the weakest layer: among important
 * rules that is the one that wins.
 */
export function printRule(selector: string, rule: GlobalStyleRule): void {
  stateLayerOrder();
  globalStyle(selector, { '@layer': { [layers.reset]: { '@media': { [media.print]: rule } } } });
}

/**
 * Excludes elements with this class from print. Buttons, `nav`, tooltips and overlays are excluded already.
 * Call it in `.css.ts` files, around a style: `export const header = hideInPrint(componentStyle({ ... }))`.
 */
export function hideInPrint(className: string): string {
  printRule(`.${className}`, { display: 'none !important' });
  return className;
}

/**
 * Prints an element that is excluded by default. `contents` is for a button whose text is content: Chromium
 * repeats the text of a table head on every sheet, but no button.
 */
export function showInPrint(className: string, display: 'block' | 'contents'): string {
  printRule(`.${className}.${className}`, { display: `${display} !important` });
  return className;
}
