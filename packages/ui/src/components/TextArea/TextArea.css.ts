import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { textStyle } from '../../theme/textStyle.ts';

const place = { gridArea: '1 / 1' };

/** Holds the text a second time, invisible, so that the field beside it is as high as its text. */
export const growing = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  '::after': {
    ...textStyle('standard'),
    ...place,
    // The space keeps a line for a line break that ends the text.
    content: "attr(data-text) ' '",
    visibility: 'hidden',
    minInlineSize: 0,
    paddingBlock: vars.space.xsmall,
    paddingInline: vars.size.controlInset,
    border: `${vars.line.thin} solid transparent`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

export const input = componentStyle({
  ...place,
  display: 'block',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  resize: 'none',
});
