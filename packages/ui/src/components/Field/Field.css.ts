import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { hiddenFromSight, textStyle } from '../../theme/textStyle.ts';
import { labelPositions, type LabelPosition } from './labelPositions.ts';

const column = { flexDirection: 'column', alignItems: 'stretch' } as const;

const arrangements: Record<LabelPosition, typeof column | { alignItems: 'center' }> = {
  top: column,
  side: { alignItems: 'center' },
  hidden: column,
};

export const field = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  columnGap: vars.space.small,
  minInlineSize: 0,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const arrangement = componentVariants(labelPositions, (name) => arrangements[name]);

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.small,
});

export const hiddenHead = componentStyle(hiddenFromSight);

export const label = componentStyle({
  ...textStyle('small'),
  fontWeight: vars.font.medium,
  color: vars.color.text,
});

export const required = componentStyle({ ...textStyle('xsmall'), color: vars.color.textMuted });

/** Below the control, so that the controls of a row are on one line. */
export const description = componentStyle({
  ...textStyle('xsmall'),
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

const message = {
  ...textStyle('small'),
  display: 'flex',
  gap: vars.space.xsmall,
  paddingBlockStart: vars.space.xxsmall,
  fontWeight: vars.font.medium,
  overflowWrap: 'anywhere',
} as const;

export const error = componentStyle({ ...message, color: vars.tone.critical.text });

export const warning = componentStyle({ ...message, color: vars.tone.caution.text });

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

/** Beside its label it takes what room is left, and goes below when that is too little. */
export const bodyAtSide = componentStyle({ flex: '1 1 0', minInlineSize: '4rem' });
