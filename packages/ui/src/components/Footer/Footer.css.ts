import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { hideInPrint } from '../../theme/print/print.ts';
import { textStyle } from '../../theme/textStyle.ts';

export const footer = hideInPrint(
  componentStyle({
    ...textStyle('xsmall'),
    paddingBlock: vars.space.medium,
    paddingInline: vars.space.gutter,
    color: vars.color.textMuted,
  }),
);
