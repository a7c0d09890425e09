import {
  besideFirstLine,
  button,
  disabledPicture,
  pictureSize,
  pointedPicture,
  selectedPicture,
} from '../../private/fields/toggle.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';

export const box = componentStyle({
  // Printers leave grounds out, and with them what is on and what is off.
  printColorAdjust: 'exact',
  ...besideFirstLine,
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: pictureSize,
  blockSize: pictureSize,
  border: `${vars.line.thin} solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    ...pointedPicture,
    [`${button}[data-selected] &`]: selectedPicture,
    [`${button}[data-indeterminate] &`]: selectedPicture,
    [`${button}[data-invalid] &`]: { borderColor: vars.tone.critical.edge },
    [`${button}[data-disabled] &`]: disabledPicture,
  },
});

export const dash = componentStyle({
  inlineSize: '0.625rem',
  borderBlockStart: `${vars.line.thick} solid`,
});
