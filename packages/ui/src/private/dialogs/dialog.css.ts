import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { hideInPrint } from '../../theme/print/print.ts';
import { media } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { headingStyle } from '../../theme/textStyle.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** The curtain over the page, with the dialog in its middle. */
export const scrim = hideInPrint(
  componentStyle({
    position: 'fixed',
    insetBlock: 0,
    insetInline: 0,
    zIndex: vars.zIndex.modal,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: vars.space.large,
    background: `color-mix(in srgb, ${vars.color.scrim} 55%, transparent)`,
    selectors: { [states.entering]: { animation: `${appear} ${vars.motion.slow}` } },
  }),
);

/** The sheet that the dialog is written on, as wide as its size says. */
export const sheet = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: '100%',
  border: `${vars.line.thin} solid ${vars.color.divider}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  '@media': {
    [media.forcedColors]: { borderWidth: vars.line.thick },
    [media.print]: { maxBlockSize: 'none', border: 0, overflow: 'visible' },
  },
});

export const title = componentStyle({
  ...headingStyle('2'),
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Buttons at the foot: in reading order, from the end of the line, over more lines where they must. */
export const buttons = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
});
