import { vars } from '../../theme/contract.css.ts';
import { componentStyle, overPart, layoutStyle } from '../../theme/layeredStyle.ts';
import { hiddenFromSight, textStyle } from '../../theme/textStyle.ts';

/** What was read, and the other thing it can mean. */
export const offer = componentStyle({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  color: vars.color.textMuted,
});

/** It stays in the DOM while it is empty, so that screen readers announce later content. */
export const nothing = componentStyle(hiddenFromSight);

/** Digits of one width, so that numbers can be compared with those above and below. */
export const alignment = {
  start: componentStyle({ fontVariantNumeric: 'tabular-nums' }),
  // No dots: they would take digits away, and are laid out again with every focus.
  end: componentStyle({
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    ...overPart({ textOverflow: 'clip' }),
  }),
};

/** As far below the input as in a field that has its own. */
export const below = layoutStyle({ marginBlockStart: vars.space.xsmall });
