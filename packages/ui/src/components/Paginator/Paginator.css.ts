import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { hideInPrint } from '../../theme/print/print.ts';
import { noMarker, textStyle } from '../../theme/textStyle.ts';

/** Below this width of the paginator fewer numbers are shown. */
const tight = '(max-width: 34rem)';
const tightest = '(max-width: 24rem)';

export const container = componentStyle({ containerType: 'inline-size' });

export const paginator = componentStyle({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.large,
  rowGap: vars.space.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  columnGap: vars.space.medium,
});

export const total = componentStyle({ fontWeight: vars.font.medium });
export const position = componentStyle({ color: vars.color.textMuted });
/** The select is as small as the links beside it. */
export const sizes = hideInPrint(
  componentStyle({
    display: 'flex',
    alignItems: 'center',
    vars: {
      [vars.size.control]: vars.size.controlSmall,
      [vars.text.standard.size]: vars.text.small.size,
    },
  }),
);

export const links = componentStyle({
  listStyleType: noMarker,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxsmall,
});

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.controlSmall,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.xsmall,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textDecoration: 'none',
  transition: `background ${vars.motion.fast}`,
} as const;

const followed = {
  '&:hover[href]': { background: vars.tone.neutral.soft },
  '&:active[href]': { background: vars.tone.neutral.softPressed },
} as const;

export const step = componentStyle({
  ...link,
  selectors: {
    ...followed,
    '&[aria-disabled]': { color: vars.color.textDisabled, opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-disabled]': { color: 'GrayText', opacity: 1 } } },
  },
});

export const number = componentStyle({
  ...link,
  selectors: {
    ...followed,
    '&[aria-current]': {
      background: vars.tone.accent.soft,
      borderColor: vars.tone.accent.edge,
      color: vars.tone.accent.onSoft,
      fontWeight: vars.font.strong,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** The minimum width in which a number is shown. */
export const numberItem = {
  tightest: componentStyle({}),
  tight: componentStyle({ '@container': { [tightest]: { display: 'none' } } }),
  standard: componentStyle({ '@container': { [tight]: { display: 'none' } } }),
};
