import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layoutStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { offPaper } from '../../theme/paper.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { iconShapes } from '../Icon/iconShapes.ts';
import { barsOf } from './bars.ts';
import { asCards, clearOfHead } from './LineItemsGrid.css.ts';

export const actions = offPaper(
  componentStyle({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    minBlockSize: vars.size.control,
    '@container': { [asCards]: { gridColumn: '1 / -1' } },
  }),
);

export const actionsHeader = offPaper(componentStyle({}));

/** Plain, where a thousand of them stand on one page. */
export const action = componentStyle({
  ...clearOfHead,
  ...textStyle('small'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: `max(${vars.size.controlSmall}, ${vars.size.target})`,
  blockSize: `max(${vars.size.controlSmall}, ${vars.size.target})`,
  padding: 0,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.tone.neutral.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.tone.neutral.soft, color: vars.tone.neutral.onSoft },
    '&:active': { background: vars.tone.neutral.softHovered, color: vars.tone.neutral.onSoft },
  },
  // Drawn by the style sheet: elements of their own would be four in each of thousands of lines.
  '::before': {
    content: '',
    inlineSize: '1.25em',
    blockSize: '1.25em',
    forcedColorAdjust: 'none',
  },
  '@media': { [media.forcedColors]: { '::before': { color: 'ButtonText' } } },
});

/**
 * The picture of a button of a line, by what it does. Drawn of bars and not by a mask: each mask is a layer
 * for the browser to put together again at every key, and there are three in each line.
 */
export const actionPicture = {
  addBelow: pictureOf('add'),
  duplicate: pictureOf('copy'),
  delete: pictureOf('remove'),
};

function pictureOf(name: 'add' | 'copy' | 'remove'): string {
  return layoutStyle({ '::before': { background: barsOf(iconShapes[name]).join(', ') } });
}
