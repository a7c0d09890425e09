import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { offPaper } from '../../theme/paper.ts';
import { textStyle } from '../../theme/textStyle.ts';

export const footer = offPaper(
  componentStyle({
    ...textStyle('xsmall'),
    paddingBlock: vars.space.medium,
    paddingInline: vars.space.gutter,
    color: vars.color.textMuted,
  }),
);
