import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layoutStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { hideInPrint } from '../../theme/print/print.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { iconShapes, type IconName } from '../Icon/iconShapes.ts';
import { asCards, clearOfHead } from './LineItemsGrid.css.ts';

export const actions = hideInPrint(
  componentStyle({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    minBlockSize: vars.size.control,
    '@container': {
      [asCards]: { gridArea: '1 / 2 / 2 / -1', minBlockSize: vars.size.controlSmall },
    },
  }),
);

export const actionsHeader = hideInPrint(componentStyle({}));

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

/** The picture of a button of a line, by what it does: a mask, so that it has the colour of the text. */
export const actionPicture = {
  addBelow: pictureOf('add'),
  duplicate: pictureOf('copy'),
  delete: pictureOf('remove'),
};

function pictureOf(name: IconName): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="${iconShapes[name]}"/></svg>`;
  const mask = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  return layoutStyle({ '::before': { background: 'currentColor', mask } });
}
