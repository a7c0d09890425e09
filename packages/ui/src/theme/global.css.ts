import { assignVars, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import './fonts.css.ts';
import './paper.css.ts';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { makeTheme } from './makeTheme.ts';
import { media } from './media.ts';
import { textStyle } from './textStyle.ts';
import { tokens } from './tokens.ts';

const theme = makeTheme(tokens);

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const themed = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.theme]: rule } });

// The reset: boxes are measured with their border, and nothing has a margin of its own.
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
reset('img, svg', { display: 'block', maxInlineSize: '100%' });

// The theme's variables; what a density changes is stated once more under its attribute.
themed(':root', {
  vars: assignVars(vars, theme.values),
  colorScheme: 'light dark',
});
themed('[data-color-scheme="light"]', { colorScheme: 'light' });
themed('[data-color-scheme="dark"]', { colorScheme: 'dark' });
themed('[data-density="compact"]', {
  vars: {
    ...assignVars(vars.text.standard, theme.compact.standardText),
    [vars.space.gutter]: theme.compact.gutter,
    [vars.size.control]: theme.compact.size.control,
    [vars.size.controlSmall]: theme.compact.size.controlSmall,
    [vars.size.controlInset]: theme.compact.size.controlInset,
    [vars.size.row]: theme.compact.size.row,
    [vars.size.cellInset]: theme.compact.size.cellInset,
  },
});

// A narrow page has no room to spare at its edges.
themed(':root', {
  '@media': { [media.narrow]: { vars: { [vars.space.gutter]: theme.compact.gutter } } },
});

// Reduced motion, once: what moves by these variables arrives at once and does not go round.
themed(':root', {
  '@media': {
    [media.reducedMotion]: {
      vars: { [vars.motion.fast]: '0s', [vars.motion.slow]: '0s', [vars.motion.loop]: '0s' },
    },
  },
});

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

// The focus ring: the same for everything, drawn as an outline so that forced colours show it too.
themed(':focus-visible', {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});
