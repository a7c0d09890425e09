import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  margin: 0,
  paddingInlineStart: vars.space.large,
});

export const problem = componentStyle({
  color: 'inherit',
  fontWeight: vars.font.medium,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.15em',
});
