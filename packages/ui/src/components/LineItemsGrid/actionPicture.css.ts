import { layoutStyle } from '../../theme/layeredStyle.ts';
import { iconShapes } from '../Icon/iconShapes.ts';
import { barsOf } from './bars.ts';

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
