import { layoutStyle } from '../../theme/layeredStyle.ts';
import { iconShapes, type IconName } from '../Icon/iconShapes.ts';

/** The picture of a button of a line, by what it does. */
export const actionPicture = {
  addBelow: layoutStyle({ '::before': { maskImage: pictureOf('add') } }),
  duplicate: layoutStyle({ '::before': { maskImage: pictureOf('copy') } }),
  delete: layoutStyle({ '::before': { maskImage: pictureOf('remove') } }),
};

function pictureOf(name: IconName): string {
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="${iconShapes[name]}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(shape)}")`;
}
