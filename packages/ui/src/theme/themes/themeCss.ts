import { themeRules } from './themeRules.ts';
import type { Tokens } from '../tokenTypes.ts';

/**
 * A theme of your own as a style sheet: put it in a file, or in a `<style>` of the page's head. It holds
 * wherever it is, before or after the sheets of the components.
 * @param tokens What `readDtcgTokens` read, or tokens written in TypeScript.
 * @param root The page's root, under a condition if it has several themes: `:root[data-theme="harbour"]`.
 */
export function themeCss(tokens: Tokens, root = ':root'): string {
  return themeRules(tokens, root)
    .map(({ selector, media, vars }) => {
      const lines = Object.entries(vars).map(([name, value]) => `  ${name}: ${value};`);
      const rule = `${selector} {\n${lines.join('\n')}\n}\n`;
      return media === undefined ? rule : `@media ${media} {\n${rule}}\n`;
    })
    .join('');
}
