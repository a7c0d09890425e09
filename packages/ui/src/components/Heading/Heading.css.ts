import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layeredStyle.ts';
import { headingStyle } from '../../theme/textStyle.ts';
import { headingLevels } from '../../theme/tokenTypes.ts';

export const heading = componentStyle({
  color: vars.color.text,
  borderRadius: vars.radius.small,
  overflowWrap: 'break-word',
});

export const look = componentVariants(headingLevels, headingStyle);
