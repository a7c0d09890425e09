import {
  calculateDocument,
  type CalculatedLine,
  calculateLine,
  changeSums,
  contributionOf,
  type DocumentInput,
  type DocumentTotals,
  type EditorHistory,
  editorTotals,
  type LineInput,
  newEditor,
  newHistory,
  percent,
  quantity,
  reduceEditorHistory,
  sumByRate,
  termsOf,
  totalsOf,
  vatTableOf,
} from '@facturatie/invoice-engine';
import { decimalArithmetic } from '../engine/decimalArithmetic.ts';
import { dineroArithmetic } from '../engine/dineroArithmetic.ts';
import { engineDocument, peerDocument } from '../engine/documents.ts';
import { calculateWith, type PeerResult } from '../engine/peerDocument.ts';
import { atLeast, atMost, median, pairedRatio, type Result } from '../measure.ts';

/** Goal 6: the engine beside two money libraries that compute the same fields, and beside itself. */
export function engine(): Promise<readonly Result[]> {
  return Promise.resolve([...againstPeers(), ...oneLine(), ...scaling()]);
}

function againstPeers(): Result[] {
  const peers = peerDocument(1000);
  const document = engineDocument(peers);
  const candidates = {
    engine: () => measurements(document),
    'dinero.js (bigint)': () => calculateWith(dineroArithmetic, peers),
    'decimal.js': () => calculateWith(decimalArithmetic, peers),
  };
  const answers = new Set(Object.values(candidates).map((run) => JSON.stringify(run())));
  const times = inTurns({ ...candidates, engine: () => calculateDocument(document) }, 40);
  const slower = (peer: keyof typeof times): number => pairedRatio(times[peer], times.engine);
  return [
    ...Object.entries(times).map(([name, all]) => ({
      name: `1,000 lines in full, ${name}`,
      value: milliseconds(median(all)),
    })),
    atMost('Different answers among the three', answers.size - 1, 0, ''),
    atLeast('dinero.js to engine', slower('dinero.js (bigint)'), 5, 'x'),
    atLeast('decimal.js to engine', slower('decimal.js'), 20, 'x'),
  ];
}

/** One line changes in a document of 10,000: its own fields, its rate's row and the header. */
function oneLine(): Result[] {
  const document = engineDocument(peerDocument(10_000));
  const terms = termsOf(document);
  const [before, after] = [document.lines[5000], document.lines[5001]];
  if (before === undefined || after === undefined) throw new Error('The document is too short');
  const contribution = (line: LineInput): ReturnType<typeof contributionOf> =>
    contributionOf(line, calculateLine(line, terms));
  const sums = sumByRate(document.lines.map(contribution));
  const known = contribution(before);
  const editor = editorWith(document);
  const place = editor.present.lines[5000];
  if (place === undefined) throw new Error('The editor has too few lines');
  const edited = { type: 'lineEdited', line: place.id } as const;
  const repeats = 1000;
  const times = inTurns(
    {
      full: () => calculateDocument(document),
      line: () => {
        let totals: DocumentTotals | undefined;
        for (let repeat = 0; repeat < repeats; repeat += 1) {
          const changed = changeSums(sums, known, contribution(after));
          totals = totalsOf(vatTableOf(changed, terms.discount));
        }
        return totals;
      },
      edit: () => {
        let history = editor;
        for (let repeat = 0; repeat < repeats / 10; repeat += 1) {
          const value = quantity(1000 + repeat);
          history = reduceEditorHistory(history, { ...edited, field: 'quantity', value });
          editorTotals(history.present);
        }
        return history;
      },
    },
    15,
  );
  const each = times.line.map((time) => time / repeats);
  const edits = times.edit.map((time) => time / (repeats / 10));
  return [
    { name: '10,000 lines in full', value: milliseconds(median(times.full)) },
    { name: 'One line of 10,000', value: microseconds(median(each)) },
    { name: 'One edit in the editor, 10,000 lines', value: microseconds(median(edits)) },
    atLeast('In full to one line', pairedRatio(times.full, each), 100, 'x'),
    atLeast('In full to one edit in the editor', pairedRatio(times.full, edits), 100, 'x'),
  ];
}

/** The same document in the editor, with a history that holds one undo. */
function editorWith(document: DocumentInput): EditorHistory {
  return reduceEditorHistory(newHistory(newEditor()), {
    type: 'linesInserted',
    lines: document.lines.map((line) =>
      line.type === 'text'
        ? {}
        : {
            quantity: line.quantity,
            unitPrice: line.unitPrice,
            vat: { code: 3, rate: line.vatRate ?? percent(0) },
          },
    ),
  });
}

/** The time for each line, from 10 to 100,000 of them: linear when it stays the same but for the caches. */
function scaling(): Result[] {
  const sizes = [10, 100, 1000, 10_000, 100_000];
  const documents = sizes.map((size) => engineDocument(peerDocument(size)));
  const runs = documents.map((document) => () => {
    const repeats = Math.max(1, 10_000 / document.lines.length);
    for (let repeat = 0; repeat < repeats; repeat += 1) calculateDocument(document);
  });
  const times = inTurns(Object.fromEntries(runs.map((run, index) => [sizes[index], run])), 9);
  const each = sizes.map((size) => median(times[size] ?? []) / Math.max(10_000, size));
  const thousand = each[2] ?? Number.NaN;
  return [
    {
      name: `${sizes.map((size) => size.toLocaleString('en')).join('/')} lines, time for each`,
      value: `${each.map((time) => (1000 * time).toFixed(2)).join('/')} µs`,
    },
    atMost('A line of 100,000 to a line of 1,000', (each[4] ?? Number.NaN) / thousand, 3, 'x'),
  ];
}

/** The engine's figures in the order of the peers. */
function measurements(document: DocumentInput): PeerResult {
  const { lines, totals } = calculateDocument(document);
  const { lineNet, allowance, net, vat, total, vatWithoutAllowance, totalWithoutAllowance } =
    totals;
  return {
    lines: lines.map((line) => (line === undefined ? [] : lineMeasurements(line).map(Number))),
    totals: [lineNet, allowance, net, vat, total, vatWithoutAllowance, totalWithoutAllowance].map(
      Number,
    ),
  };
}

function lineMeasurements(line: CalculatedLine): (number | bigint)[] {
  return [
    ...[line.combinedDiscount, line.marginPercent, line.netMarginPercent, line.finalMarginPercent],
    ...[line.unitPriceInclVat, line.netUnitPrice, line.netUnitPriceInclVat, line.finalUnitPrice],
    ...[line.listTotal, line.listTotalInclVat, line.net, line.unitDiscount, line.discountAmount],
    ...[line.purchasePrice, line.margin, line.netMargin, line.finalMargin],
    ...[line.totalMargin, line.totalNetMargin, line.totalFinalMargin],
    ...[line.gross, line.finalNet, line.finalGross],
  ];
}

/** Milliseconds of each candidate in each round; the rounds before the first are the compiler's warm-up. */
function inTurns<Name extends string>(
  candidates: Readonly<Record<Name, () => unknown>>,
  rounds: number,
): Record<Name, number[]> {
  const names = Object.keys(candidates) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  for (let round = -5; round < rounds; round += 1) {
    for (const name of names) {
      const started = performance.now();
      candidates[name]();
      if (round >= 0) times[name].push(performance.now() - started);
    }
  }
  return times;
}

function microseconds(time: number): string {
  return `${(1000 * time).toFixed(2)} µs`;
}

function milliseconds(time: number): string {
  return `${time.toFixed(2)} ms`;
}
