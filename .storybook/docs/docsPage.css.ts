import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { media } from '../../packages/ui/src/theme/media.ts';
import { headingStyle, textStyle } from '../../packages/ui/src/theme/textStyle.ts';

/** Around a documentation page: sets the font and sizes of the design system. */
export const page = style({});

const inText = `${page} .sbdocs-content :is(p, li, td, th):not(.sb-unstyled *, .docblock-argstable *)`;

globalStyle(inText, {
  ...textStyle('standard'),
  fontFamily: vars.font.family,
});
for (const level of ['1', '2', '3', '4'] as const) {
  globalStyle(`${page} .sbdocs-content h${level}:not(.sb-unstyled *)`, {
    ...headingStyle(level),
    fontFamily: vars.font.family,
  });
}

// On a phone the margins are smaller, and nothing may overflow the page.
globalStyle(`${page} .sbdocs-wrapper`, {
  '@media': { [media.narrow]: { padding: `${vars.space.large} ${vars.space.medium}` } },
});
globalStyle(`${page} .sbdocs-content`, { minInlineSize: 0 });
globalStyle(`${page} .sbdocs-content :is(a, code, li, p):not(pre *)`, {
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});
globalStyle(`${page} .sbdocs-content :is(table, dl):not(.sb-unstyled *)`, {
  maxInlineSize: '100%',
});
globalStyle(`${page} .sbdocs-content :is(th, td):not(.sb-unstyled *, .docblock-argstable *)`, {
  '@media': { [media.narrow]: { padding: vars.space.xsmall, overflowWrap: 'anywhere' } },
});
globalStyle(`${page} .sbdocs-content img`, { maxInlineSize: '100%', blockSize: 'auto' });
globalStyle(`${page} .sbdocs-content pre:not(.sb-unstyled *) > code:only-child`, {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
