import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { hideInPrint } from '../../theme/print/print.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { asCards } from './LineItemsGrid.css.ts';

/** Begins where the text of the first column does. */
export const errors = hideInPrint(
  componentStyle({
    gridColumn: '1 / -1',
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: vars.space.xsmall,
    paddingInlineStart: `calc(2rem + 2 * ${vars.space.xsmall})`,
    '@container': { [asCards]: { paddingInlineStart: 0 } },
  }),
);

export const error = componentStyle({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
  color: vars.tone.critical.text,
  fontWeight: vars.font.medium,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

export const toCell = componentStyle({
  minBlockSize: vars.size.target,
  padding: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
});
