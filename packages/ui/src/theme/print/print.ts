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
 * Leaves off paper whatever wears this class: it is no content. Buttons, `nav`, tooltips and what
 * floats over the page are left off already. Call it in `.css.ts` files, around a style:
 * `export const header = hideInPrint(componentStyle({ ... }))`.
 */
export function hideInPrint(className: string): string {
  printRule(`.${className}`, { display: 'none !important' });
  return className;
}

/**
 * Keeps on paper what would be left off by its kind. `contents` is for a button whose words are content:
 * Chromium repeats the words of a head on every sheet, and no button.
 */
export function showInPrint(className: string, display: 'block' | 'contents'): string {
  printRule(`.${className}.${className}`, { display: `${display} !important` });
  return className;
}
