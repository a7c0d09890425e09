import { hideInPrint, vars } from '@facturatie/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = hideInPrint(
  style({
    paddingBlock: vars.space.small,
    paddingInline: vars.space.gutter,
    color: vars.tone.info.onSoft,
    background: vars.tone.info.soft,
    borderBlockEnd: `${vars.line.thin} solid ${vars.tone.info.softPressed}`,
  }),
);
