import type { PdfPrinter } from '../../http/ports.ts';
import { printDocument } from './printDocument.ts';

/** Prints with pdfkit, in this process. */
export const pdfPrinter: PdfPrinter = { print: printDocument };
