import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { offPaper } from '../../theme/paper.ts';

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const footButtons = offPaper(
  componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small }),
);

/** One line stands in the middle of the buttons beside it; more begins where they do. */
export const footEnd = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
});
