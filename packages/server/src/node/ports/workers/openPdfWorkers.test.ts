import { afterEach, beforeEach, expect, test } from 'vitest';
import { printedDocument } from '../../../testing/printedDocument.ts';
import { openPdfWorkers } from './openPdfWorkers.ts';
import type { PdfWorkers } from './openPdfWorkers.ts';
import { pdfPrinter } from './pdfPrinter.ts';

let workers: PdfWorkers;

beforeEach(() => {
  workers = openPdfWorkers({ write: () => undefined }, { waiting: 2, heap: 64 });
});

afterEach(() => workers.close());

const document = printedDocument({});
const documentOf = (lines: number) =>
  printedDocument({ lines: Array.from({ length: lines }, () => document.lines[0] ?? never()) });

function never(): never {
  throw new Error('The document has no line.');
}

test('a worker prints what the printer in this thread does', async () => {
  const bytes = await workers.print(document, 0);
  expect(bytes).toEqual(await pdfPrinter.print(document, 0));
});

test('this thread continues while a long document is printed', async () => {
  await workers.print(document, 0);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await workers.print(documentOf(500), 0);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test('a document that cannot be printed reports why, and affects no other', async () => {
  const broken = { ...document, lines: [{ ...document.lines[0], description: 1 }] };
  const failures = await Promise.allSettled([
    workers.print(broken as never, 0),
    pdfPrinter.print(broken as never, 0),
  ]);
  const [there, here] = failures.map((each) => each.status === 'rejected' && String(each.reason));
  expect(there).toMatch(/^TypeError: /);
  expect(there).toBe(here);
  expect(await workers.print(document, 0)).toEqual(await pdfPrinter.print(document, 0));
});

test('more than may wait are refused; an urgent one is printed beside them', async () => {
  const printed: string[] = [];
  const print = async (name: string, isUrgent: boolean) => {
    await workers.print(document, 0, { isUrgent });
    printed.push(name);
  };
  const usual = ['a', 'b', 'c'].map((name) => print(name, false));
  await expect(print('d', false)).rejects.toMatchObject({ status: 503, code: 'server.notReady' });
  await Promise.all([...usual, print('urgent', true)]);
  expect(printed.toSorted()).toEqual(['a', 'b', 'c', 'urgent']);
  expect(printed.filter((name) => name !== 'urgent')).toEqual(['a', 'b', 'c']);
});
