import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { Typeface } from './Typeface.ts';

/** The faces that documents are set in. */
export type FaceName = 'regular' | 'bold';

/** The files of the faces: TrueType. */
export type FaceFiles = Readonly<Record<FaceName, Uint8Array>>;

/** The faces that documents are set in, by name. */
export type Faces = Readonly<Record<FaceName, Typeface>>;

/** Opens the faces: reading them costs more than a page, so that once is enough. */
export function openFaces({ regular, bold }: FaceFiles): Faces {
  return { regular: open(regular), bold: open(bold) };
}

/** fontkit accepts any bytes where its types require those of Node. */
function open(file: Uint8Array): Typeface {
  return new Typeface(create(file as Buffer) as Font);
}
