import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, overPart } from '../../theme/layeredStyle.ts';
import { textStyle } from '../../theme/textStyle.ts';

const place = { gridArea: '1 / 1' };
const paddingBlock = createVar();

/** Holds the text a second time, invisible, so that the field beside it is as high as its text. */
export const growing = componentStyle({
  vars: { [paddingBlock]: vars.space.xsmall },
  display: 'grid',
  minInlineSize: 0,
  '::after': {
    ...textStyle('standard'),
    ...place,
    // The space keeps a line for a line break that ends the text.
    content: "attr(data-text) ' '",
    visibility: 'hidden',
    minInlineSize: 0,
    paddingBlock,
    paddingInline: vars.size.controlInset,
    border: `${vars.line.thin} solid transparent`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** One row is as high as a text field, its text at the same height. */
export const oneRow = componentStyle({
  vars: { [paddingBlock]: `calc((${vars.size.control} - 1lh) / 2 - ${vars.line.thin})` },
});

export const input = componentStyle({
  ...place,
  ...overPart({ paddingBlock }),
  display: 'block',
  overflow: 'clip',
  overflowWrap: 'anywhere',
  resize: 'none',
});
