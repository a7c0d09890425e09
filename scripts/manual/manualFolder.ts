import path from 'node:path';
import { root } from '../root.ts';

/** The manual for staff, in Dutch. */
export const manualFolder = path.join(root, 'docs/handleiding');

/** Its pictures, taken by `npm run generate -- manual`. */
export const manualPictures = path.join(manualFolder, 'pictures');
