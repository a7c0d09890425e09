import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import './fonts.css.ts';
import './print/print.css.ts';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';
import { textStyle } from './textStyle.ts';
import { themeRules } from './themes/themeRules.ts';
import { tokens } from './tokens.ts';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const themed = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.theme]: rule } });

// The reset: border-box sizing, and no default margins.
reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend', {
  margin: 0,
  padding: 0,
});
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
// What react-aria writes in a style element, for pages that have it in their sheet (see the README).
reset('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
reset('img, svg', { display: 'block', maxInlineSize: '100%' });

// The theme's variables.
for (const { selector, media: query, vars: values } of themeRules(tokens, ':root')) {
  themed(
    selector,
    query === undefined ? { vars: values } : { '@media': { [query]: { vars: values } } },
  );
}
themed(':root', { colorScheme: 'light dark' });
themed('[data-color-scheme="light"]', { colorScheme: 'light' });
themed('[data-color-scheme="dark"]', { colorScheme: 'dark' });

// The page.
themed('html', { textSizeAdjust: 'none', scrollPaddingBlock: vars.space.xxlarge });
themed('body', {
  ...textStyle('standard'),
  fontFamily: vars.font.family,
  fontWeight: vars.font.regular,
  fontSynthesis: 'style',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  color: vars.color.text,
  background: vars.color.canvas,
  overflowWrap: 'break-word',
  accentColor: vars.tone.accent.solid,
});
// A part of the page with its own appearance. Never the root: its letters are the measure of a rem.
themed(':not(:root):is([data-color-scheme], [data-density])', {
  ...textStyle('standard'),
  color: vars.color.text,
});
themed('::selection', {
  background: vars.tone.accent.softPressed,
  color: vars.tone.accent.onSoft,
});

// The focus ring: the same everywhere, an outline so that forced colours show it too.
// Boxes to type in draw the same ring as a shadow (private/fields/control.css.ts).
themed(':focus-visible', {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});
