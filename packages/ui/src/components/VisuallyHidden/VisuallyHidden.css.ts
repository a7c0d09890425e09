import { componentStyle } from '../../theme/layeredStyle.ts';
import { hiddenFromSight } from '../../theme/textStyle.ts';

export const visuallyHidden = componentStyle(hiddenFromSight);
