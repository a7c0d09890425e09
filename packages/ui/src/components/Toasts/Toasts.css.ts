import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { hideInPrint } from '../../theme/print/print.ts';
import { focusRingInside, hiddenFromSight, noMarker, textStyle } from '../../theme/textStyle.ts';
import type { Tone } from '../../theme/tokenTypes.ts';
import { toastTones, type ToastTone } from './toastTones.ts';

/** Wide enough for a sentence to a line, never wider than the page. */
const regionWidth = '28rem';

/** Two short messages on a narrow page, where they lie over it: the others are a scroll away. */
const narrowHeight = '12rem';

/** Below the head of a page or of a dialog, in which one closes it. */
const belowHead = `calc(${vars.size.control} + 2 * ${vars.space.medium})`;

export const region = hideInPrint(
  componentStyle({
    position: 'fixed',
    // In the top layer the browser gives it a position, a border and a background.
    inset: 'auto auto 0 0',
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    zIndex: vars.zIndex.toast,
    inlineSize: `min(100%, ${regionWidth})`,
    maxBlockSize: `min(100dvh - ${belowHead}, ${narrowHeight})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Between the toasts one works on what lies below them.
    pointerEvents: 'none',
    selectors: {
      '&:focus-visible': focusRingInside,
      '&[data-at="top"]': { inset: `${belowHead} auto auto 0` },
    },
    // Over the navigation of an AppShell, to lie beside the page and the dialogs in the middle of it.
    '@media': {
      [media.wide]: {
        inlineSize: `max(${vars.width.sidebar}, 15.5rem)`,
        maxBlockSize: `calc(100dvh - ${belowHead})`,
      },
    },
  }),
);

export const list = componentStyle({
  listStyleType: noMarker,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  // Room for the shadows, which the region would cut off.
  padding: vars.space.medium,
  '@media': { [media.wide]: { padding: vars.space.small } },
});

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.small})` } });

export const card = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  padding: vars.space.medium,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.high,
  pointerEvents: 'auto',
  // Once: it goes up again in the top layer without arriving again.
  selectors: { '&[data-arriving]': { animation: `${arrive} ${vars.motion.slow}` } },
});

const tones: Record<ToastTone, Tone> = {
  success: 'positive',
  warning: 'caution',
  error: 'critical',
};

export const tone = componentVariants(toastTones, (name) => ({
  color: vars.tone[tones[name]].onSoft,
  background: vars.tone[tones[name]].soft,
  borderColor: vars.tone[tones[name]].edge,
}));

/** As high as a line of text, so that the picture is beside the first one. */
export const picture = componentStyle({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(1em * ${vars.text.standard.lineHeight})`,
});

export const text = componentStyle({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = componentStyle({ fontWeight: vars.font.strong });

export const items = componentStyle({ paddingInlineStart: '1.2em', listStyleType: 'disc' });

export const close = componentStyle({
  ...textStyle('small'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { outline: `${vars.line.thin} solid currentColor` } },
  '@media': { [media.forcedColors]: { color: 'ButtonText' } },
});

export const spoken = componentStyle(hiddenFromSight);
