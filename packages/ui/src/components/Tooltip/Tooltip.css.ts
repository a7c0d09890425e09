import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { textStyle } from '../../theme/textStyle.ts';

/** Room for a short sentence on a line. */
const widest = '20rem';

const appear = keyframes({ from: { opacity: 0 } });

/** It appears inside any text and inherits none of its looks. */
export const tooltip = componentStyle({
  ...textStyle('small'),
  position: 'fixed',
  insetInline: 'auto',
  insetBlock: 'auto',
  zIndex: vars.zIndex.toast,
  inlineSize: 'max-content',
  maxInlineSize: `min(${widest}, calc(100vw - 2 * ${vars.space.small}))`,
  margin: 0,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.small,
  background: vars.tone.neutral.solid,
  color: vars.tone.neutral.onSolid,
  boxShadow: vars.shadow.low,
  fontWeight: vars.font.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.motion.fast}`,
  '@media': { [media.forcedColors]: { background: 'Canvas', color: 'CanvasText' } },
});
