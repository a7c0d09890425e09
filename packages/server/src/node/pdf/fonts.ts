import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { Typeface } from './Typeface.ts';

const files = {
  regular: import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
} as const;

export type FaceName = keyof typeof files;

/** The faces that documents are set in, by name. */
export type Faces = Readonly<Record<FaceName, Typeface>>;

let opened: Faces | undefined;

/** Opens the faces once for the whole process: reading them costs more than a page. */
export function openFaces(): Faces {
  opened ??= { regular: open(files.regular), bold: open(files.bold) };
  return opened;
}

function open(file: string): Typeface {
  return new Typeface(create(readFileSync(fileURLToPath(file))) as Font);
}
