import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { plainTable } from '../../theme/plainTable.ts';
import { hiddenFromSight, textStyle } from '../../theme/textStyle.ts';

export const table = componentStyle({ inlineSize: '100%', color: vars.color.text });

export const head = componentStyle({
  ...plainTable.head,
  paddingInlineEnd: vars.space.large,
});

export const hiddenHead = componentStyle(hiddenFromSight);

export const cell = componentStyle({
  ...plainTable.cell,
  paddingInlineEnd: vars.space.large,
  // The keys of all tables of a sheet are equally wide, where they fit.
  selectors: { 'th&': { inlineSize: '38%' } },
});

export const key = componentStyle({
  ...textStyle('small'),
  // Its first line is on the line beside it, also where it wraps.
  display: 'inline-flex',
  paddingInline: vars.space.small,
  border: `${vars.line.thin} solid ${vars.color.controlEdge}`,
  borderBlockEndWidth: vars.line.thick,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  fontFamily: 'inherit',
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { whiteSpace: 'normal' } },
});
