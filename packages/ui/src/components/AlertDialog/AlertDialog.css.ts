import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';

export const width = componentStyle({ maxInlineSize: vars.width.narrow });

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.medium,
  minInlineSize: 0,
  padding: vars.space.large,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const message = componentStyle({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
