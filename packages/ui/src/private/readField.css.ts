import { vars } from '../theme/contract.css.ts';
import { componentStyle, overPart } from '../theme/layeredStyle.ts';
import { hiddenFromSight, textStyle } from '../theme/textStyle.ts';

/** What was read, and the other thing it can mean. */
export const offer = componentStyle({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  color: vars.color.textMuted,
});

/** It stays in the page while it is empty, so that screen readers hear what comes. */
export const nothing = componentStyle(hiddenFromSight);

/** Figures of one width, so that numbers can be compared with those above and below. */
export const alignment = {
  start: componentStyle({ fontVariantNumeric: 'tabular-nums' }),
  // No dots: they would take figures away, and are laid out anew with every focus.
  end: componentStyle({
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    ...overPart({ textOverflow: 'clip' }),
  }),
};
