import { expect, onTestFinished, test } from 'vitest';
import { printedDocument } from '../../../testing/printedDocument.ts';
import { openPdfWorkers } from './openPdfWorkers.ts';
import { pdfPrinter } from './pdfPrinter.ts';

test('a crashed worker fails its document only, and is replaced', async () => {
  const workers = openPdfWorkers({ write: () => undefined }, { waiting: 2, heap: 64 });
  onTestFinished(() => workers.close());
  const document = printedDocument({});
  const long = printedDocument({
    lines: Array.from({ length: 5000 }, () => document.lines).flat(),
  });
  const [lost, waiting] = await Promise.allSettled([
    workers.print(long, 0),
    workers.print(document, 0),
  ]);
  expect(lost).toMatchObject({ reason: { code: 'ERR_WORKER_OUT_OF_MEMORY' } });
  expect(waiting).toMatchObject({ value: await pdfPrinter.print(document, 0) });
});
