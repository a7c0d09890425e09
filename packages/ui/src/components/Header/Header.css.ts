import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { hideInPrint } from '../../theme/print/print.ts';
import { noMarker, textStyle } from '../../theme/textStyle.ts';

/** The height of a header without wrapped content. */
export const headerHeight = `calc(${vars.size.control} + ${vars.space.small})`;

export const header = hideInPrint(
  componentStyle({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.medium,
    minBlockSize: headerHeight,
    paddingInline: vars.space.gutter,
    borderBlockEnd: `${vars.line.thin} solid ${vars.color.divider}`,
    background: vars.color.surface,
  }),
);

export const brand = componentStyle({
  flexGrow: 1,
  fontWeight: vars.font.strong,
});

export const account = componentStyle({
  listStyleType: noMarker,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
});

export const accountLink = componentStyle({
  ...textStyle('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover[href]': { background: vars.tone.neutral.soft },
    '&[aria-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-disabled]': { color: 'GrayText' } } },
  },
});
