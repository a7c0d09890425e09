import { pdfPrinter } from '@facturatie/server/node';
import type { PrintedDocument } from '../../packages/server/src/print/PrintedDocument.ts';
import {
  printedArticle,
  printedDocument,
} from '../../packages/server/src/testing/printedDocument.ts';
import { readPdf } from '../../packages/server/src/testing/readPdf.ts';
import { atMost, median, pairedRatio, type Result } from '../measure.ts';

const lineCounts = [1, 10, 100, 500] as const;
const rounds = 15;

/** An invoice printed: what a page takes, that it takes no more in a long one, and what it weighs. */
export async function pdf(): Promise<readonly Result[]> {
  const times = new Map<number, number[]>();
  const files = new Map<number, Uint8Array>();
  for (let round = -1; round < rounds; round += 1) {
    for (const count of lineCounts) {
      const document = invoiceOf(count);
      const start = performance.now();
      files.set(count, await pdfPrinter.print(document, 0));
      if (round >= 0) times.set(count, [...(times.get(count) ?? []), performance.now() - start]);
    }
  }
  const perPage = new Map<number, number[]>();
  const results: Result[] = [];
  for (const [count, file] of files) {
    const whole = times.get(count) ?? [];
    const { pageCount } = await readPdf(file);
    const each = whole.map((time) => time / pageCount);
    perPage.set(count, each);
    const weight = `${Math.round(file.length / 1000)} kB`;
    results.push({
      name: count === 1 ? '1 line' : `${count} lines`,
      value: `${median(whole).toFixed(1)} ms, ${pageCount} p., ${median(each).toFixed(1)} ms a page, ${weight}`,
    });
  }
  const ratio = pairedRatio(perPage.get(500) ?? [], perPage.get(100) ?? []);
  return [...results, atMost('A page of 500 lines to one of 100', ratio, 1.5, 'x')];
}

function invoiceOf(count: number): PrintedDocument {
  const net = 125_00;
  const lineNet = net * count;
  const vat = Math.round(lineNet * 0.21);
  const article = { ...printedArticle, quantity: 10_000, unitPrice: 12_5000, net };
  const words = ['Plaat', 'multiplex', 'berken', 'op maat', 'gezaagd', 'met afgewerkte kanten'];
  return printedDocument({
    lines: Array.from({ length: count }, (_, index) => ({
      description: `${words.slice(0, (index % words.length) + 1).join(' ')} ${index * 7919}`,
      article,
    })),
    vatTable: [{ rate: 2100, taxable: lineNet, vat }],
    totals: { lineNet, allowance: 0, net: lineNet, vat, total: lineNet + vat },
    balance: lineNet + vat,
  });
}
