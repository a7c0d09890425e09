import { vars } from '../contract.css.ts';
import { componentStyle, componentVariants } from '../layeredStyle.ts';
import { media } from '../media.ts';
import { headingStyle, textStyle } from '../textStyle.ts';
import { headingLevels, spaces, textSizes, tones } from '../tokenTypes.ts';

const chipBase = {
  ...textStyle('small'),
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.medium,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.medium,
  fontWeight: vars.font.medium,
};

/** One patch for every look of a tone. */
export const toneChips = {
  solid: componentVariants(tones, (tone) => ({
    ...chipBase,
    color: vars.tone[tone].onSolid,
    background: vars.tone[tone].solid,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  })),
  soft: componentVariants(tones, (tone) => ({
    ...chipBase,
    color: vars.tone[tone].onSoft,
    background: vars.tone[tone].soft,
  })),
  text: componentVariants(tones, (tone) => ({
    ...chipBase,
    color: vars.tone[tone].text,
    background: vars.color.surface,
  })),
  edge: componentVariants(tones, (tone) => ({
    ...chipBase,
    color: vars.color.text,
    background: vars.color.surface,
    borderColor: vars.tone[tone].edge,
  })),
};

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'rowHovered'] as const;

/** What things lie on. */
export const ground = componentVariants(grounds, (name) => ({
  ...chipBase,
  color: vars.color.text,
  borderColor: vars.color.divider,
  background: vars.color[name],
}));

export const muted = componentStyle({ color: vars.color.textMuted });

export const heading = componentVariants(headingLevels, headingStyle);

export const text = componentVariants(textSizes, textStyle);

/** A bar as long as a step of space. */
export const space = componentVariants(spaces, (step) => ({
  inlineSize: vars.space[step],
  blockSize: vars.space.medium,
  borderRadius: vars.radius.small,
  background: vars.tone.accent.solid,
}));
