import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { hideInPrint } from '../../theme/print/print.ts';

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const footButtons = hideInPrint(
  componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small }),
);

/** One line is centred beside the buttons; several are aligned with their top. */
export const footEnd = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
});
