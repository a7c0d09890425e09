import { componentStyle } from '../../theme/layeredStyle.ts';
import { textStyle } from '../../theme/textStyle.ts';

export const lines = componentStyle({ ...textStyle('standard'), display: 'block' });

/** As high as a line of text. */
export const line = componentStyle({ display: 'flex', alignItems: 'center', blockSize: '1lh' });
