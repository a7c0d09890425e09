import { vars } from '../../theme/contract.css.ts';
import { componentStyle, overPart } from '../../theme/layeredStyle.ts';
import { printRule } from '../../theme/print/print.ts';
import { textStyle } from '../../theme/textStyle.ts';

export const search = componentStyle({ inlineSize: `min(100%, ${vars.width.narrow})` });

// The search text is printed; an empty field is not.
printRule(`.${search}[data-empty]`, { display: 'none !important' });

export const holder = componentStyle({ position: 'relative', display: 'flex', minInlineSize: 0 });

const inField = {
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
} as const;

export const lens = componentStyle({
  ...inField,
  insetInlineStart: vars.size.controlInset,
  pointerEvents: 'none',
});

export const input = componentStyle({
  appearance: 'none',
  selectors: {
    ...overPart({
      paddingInlineStart: `calc(${vars.size.controlInset} + 1.8em)`,
      paddingInlineEnd: `calc(${vars.size.target} + ${vars.space.medium})`,
    }).selectors,
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' },
  },
});

export const clear = componentStyle({
  ...inField,
  insetInlineEnd: vars.space.small,
  justifyContent: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  marginBlock: 'auto',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.tone.neutral.soft } },
});

/** Overlays the content below, so that nothing shifts at the first character. */
export const hint = componentStyle({
  ...textStyle('xsmall'),
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  paddingBlockStart: vars.space.xxsmall,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
