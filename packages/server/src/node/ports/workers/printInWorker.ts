import { move } from 'piscina';
import type { PrintedDocument } from '../../../print/PrintedDocument.ts';
import { pdfPrinter } from './pdfPrinter.ts';

/** What a worker is asked to print. */
export interface PrintTask {
  readonly document: PrintedDocument;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
}

/** Runs in a worker of `openPdfWorkers`. The bytes are handed over, not copied. */
export async function print({ document, now }: PrintTask): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await pdfPrinter.print(document, now);
  return move(bytes) as Uint8Array<ArrayBuffer>;
}
