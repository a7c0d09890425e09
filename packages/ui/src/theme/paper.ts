import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { stateLayerOrder } from './layeredStyle.ts';
import { media } from './media.ts';

/**
 * A rule for paper that no component answers back. It stands in the weakest layer: among important
 * rules that is the one that wins.
 */
export function paperRule(selector: string, rule: GlobalStyleRule): void {
  stateLayerOrder();
  globalStyle(selector, { '@layer': { [layers.reset]: { '@media': { [media.print]: rule } } } });
}

/**
 * Leaves off paper whatever wears this class: it is no content. Buttons, `nav`, tooltips and what
 * floats over the page are left off already. Call it in `.css.ts` files, around a style:
 * `export const header = offPaper(componentStyle({ ... }))`.
 */
export function offPaper(className: string): string {
  paperRule(`.${className}`, { display: 'none !important' });
  return className;
}

/**
 * Keeps on paper what would be left off by its kind. `contents` is for a button whose words are content:
 * Chromium repeats the words of a head on every sheet, and no button.
 */
export function onPaper(className: string, display: 'block' | 'contents'): string {
  paperRule(`.${className}.${className}`, { display: `${display} !important` });
  return className;
}
