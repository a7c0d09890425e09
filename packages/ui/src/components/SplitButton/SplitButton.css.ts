import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';

/** The two halves are always side by side and look like one button. */
export const splitButton = componentStyle({
  display: 'inline-flex',
  maxInlineSize: '100%',
  isolation: 'isolate',
});

export const main = componentStyle({ display: 'flex', minInlineSize: 0 });

export const more = componentStyle({
  display: 'flex',
  flexShrink: 0,
  // Over the edge of the other half, so that there is one line between them.
  marginInlineStart: `calc(-1 * ${vars.line.thin})`,
});

/** The arrow: as high as the other half, as wide as a target. */
export const arrow = componentStyle({
  inlineSize: `max(calc(${vars.size.control} * 0.8), ${vars.size.target})`,
  paddingInline: 0,
});

const inHalf = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.layout]: rule } });

inHalf(`${main} > button`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });

inHalf(`${more} > button`, {
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  borderInlineStartColor: 'currentColor',
});

// The ring around one half lies over the other.
inHalf(`:is(${main}, ${more}) > button:focus-visible`, {
  position: 'relative',
  zIndex: vars.zIndex.sticky,
});
