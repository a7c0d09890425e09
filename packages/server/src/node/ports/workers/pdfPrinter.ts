import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PdfPrinter } from '../../../http/ports.ts';
import { openFaces } from '../../../pdf/fonts.ts';
import type { Faces } from '../../../pdf/fonts.ts';
import { printDocument } from '../../../pdf/printDocument.ts';

const files = {
  regular: import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
} as const;

let opened: Faces | undefined;

/** Prints with pdfkit, in the calling thread. */
export const pdfPrinter: PdfPrinter = {
  print: async (document, now) => {
    opened ??= openFaces({ regular: read(files.regular), bold: read(files.bold) });
    return printDocument(document, now, opened);
  },
};

function read(file: string): Uint8Array {
  return readFileSync(fileURLToPath(file));
}
