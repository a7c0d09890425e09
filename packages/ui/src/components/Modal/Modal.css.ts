import { vars } from '../../theme/contract.css.ts';
import { layoutStyle, layoutVariants } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { hideInPrint, showInPrint, printRule } from '../../theme/print/print.ts';
import { modalSizes, type ModalSize } from './modalSizes.ts';

/** On a low screen, or at 400 %, head and foot go along with the rest: they would take too much. */
const low = '(max-height: 30rem)';

const widths: Record<ModalSize, string> = {
  small: vars.width.narrow,
  medium: '38rem',
  large: '54rem',
  xlarge: '72rem',
};

/** On a telephone the dialog is the page. */
export const scrim = showInPrint(
  layoutStyle({
    '@media': {
      [media.narrow]: { padding: 0 },
      [media.print]: { position: 'static', padding: 0, background: 'none' },
    },
  }),
  'block',
);

// Prints only the dialog that was opened last, without the page below it.
const dialogOnPage = `.${scrim}.${scrim}`;
printRule(`body:has(> ${dialogOnPage}) > :not(${dialogOnPage})`, { display: 'none !important' });
printRule(`body > ${dialogOnPage}:has(~ ${dialogOnPage})`, { display: 'none !important' });

export const size = layoutVariants(modalSizes, (name) => ({
  maxInlineSize: widths[name],
  '@media': {
    [media.narrow]: {
      maxInlineSize: 'none',
      blockSize: '100%',
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
    },
    [media.print]: { maxInlineSize: 'none', blockSize: 'auto' },
  },
}));

/** As high as the window, whatever is in it. */
export const tall = layoutStyle({
  blockSize: '100%',
  '@media': { [media.print]: { blockSize: 'auto' } },
});

/** It scrolls as a whole; what gets the focus is never left under head or foot (WCAG 2.4.11). */
export const dialog = layoutStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: `calc(${vars.size.control} + 2 * ${vars.space.large})`,
  outline: 'none',
  '@media': {
    [low]: { scrollPaddingBlock: vars.space.small },
    [media.print]: { overflow: 'visible' },
  },
});

export const head = layoutStyle({
  position: 'sticky',
  insetBlockStart: 0,
  // Above the header of a table inside, which is sticky too.
  zIndex: `calc(${vars.zIndex.sticky} + 1)`,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  paddingInlineStart: vars.space.large,
  paddingInlineEnd: vars.space.small,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.divider}`,
  background: vars.color.raised,
  '@media': { [low]: { position: 'static' }, [media.print]: { position: 'static', padding: 0 } },
});

export const body = layoutStyle({
  flexGrow: 1,
  padding: vars.space.large,
  '@media': { [media.print]: { paddingInline: 0 } },
});

export const foot = hideInPrint(
  layoutStyle({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.zIndex.sticky,
    paddingBlock: vars.space.medium,
    paddingInline: vars.space.large,
    borderBlockStart: `${vars.line.thin} solid ${vars.color.divider}`,
    background: vars.color.raised,
    '@media': { [low]: { position: 'static' } },
  }),
);
