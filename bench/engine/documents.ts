import {
  type DocumentInput,
  type LineInput,
  percent,
  quantity,
  unitPrice,
} from '@facturatie/invoice-engine';
import type { PeerDocument, PeerLine } from './peerDocument.ts';

/**
 * The same invented document for the engine and for its peers: whole and broken quantities, prices to
 * 1,000 euro, line discounts on every third line, the four Belgian rates, 5 % document discount.
 */
export function peerDocument(lineCount: number): PeerDocument {
  const next = generator();
  const lines = Array.from({ length: lineCount }, (_, index): PeerLine => ({
    quantity: index % 4 === 0 ? 1 + next(20_000) : 1000 * (1 + next(40)),
    unitPrice: 100 * (1 + next(100_000)),
    discount: index % 3 === 0 ? 50 * next(100) : 0,
    vatRate: [2100, 600, 1200, 0][next(4)] ?? 2100,
  }));
  return { discount: 500, defaultMargin: 2500, lines };
}

export function engineDocument(document: PeerDocument): DocumentInput {
  return {
    discount: percent(document.discount),
    defaultMargin: percent(document.defaultMargin),
    lines: document.lines.map((line): LineInput => ({
      type: 'article',
      quantity: quantity(line.quantity),
      unitPrice: unitPrice(line.unitPrice),
      discount: percent(line.discount),
      vatRate: percent(line.vatRate),
    })),
  };
}

/** The same numbers on every machine and in every run: a linear congruential generator. */
function generator(): (below: number) => number {
  let state = 20_261_121n;
  return (below) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return Number((state >> 33n) % BigInt(below));
  };
}
