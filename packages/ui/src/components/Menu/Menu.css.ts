import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { menuItemTones } from './menuEntries.ts';

/** Room for a verb and its object. */
const narrowest = '12rem';

export const menu = componentStyle({
  minInlineSize: narrowest,
  padding: vars.space.xsmall,
  outline: 'none',
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  minBlockSize: `max(${vars.size.controlSmall}, ${vars.size.target})`,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.small,
  textDecoration: 'none',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    [states.disabled]: {
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
      '@media': { [media.forcedColors]: { color: 'GrayText' } },
    },
  },
});

export const tone = componentVariants(menuItemTones, (name) => ({
  color: name === 'neutral' ? vars.color.text : vars.tone[name].text,
  selectors: {
    [states.focused]: {
      background: vars.tone[name].soft,
      color: vars.tone[name].onSoft,
      borderColor: vars.tone[name].edge,
      '@media': {
        [media.forcedColors]: {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
    [states.pressed]: { background: vars.tone[name].softPressed },
  },
}));

/** As high as a line of text, so that the picture is beside the first one. */
export const picture = componentStyle({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(1em * ${vars.text.standard.lineHeight})`,
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const description = componentStyle({ ...textStyle('small'), opacity: 0.9 });

export const section = componentStyle({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.xsmall,
      paddingBlockStart: vars.space.xsmall,
      borderBlockStart: `${vars.line.thin} solid ${vars.color.divider}`,
    },
  },
});

export const sectionTitle = componentStyle({
  ...textStyle('small'),
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  color: vars.color.textMuted,
  fontWeight: vars.font.medium,
});
