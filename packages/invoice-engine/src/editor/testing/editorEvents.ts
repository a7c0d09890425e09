import fc, { type Arbitrary } from 'fast-check';
import { isoDate } from '../../date/isoDate.ts';
import {
  arbitraryPercent,
  arbitraryQuantity,
  arbitraryUnitPrice,
  arbitraryVatRate,
} from '../../number/testing/arbitraryNumbers.ts';
import type { EditorEvent, EditorEventOf, NewLine, PickedArticle } from '../EditorEvent.ts';
import { type LineContent, lineNatures, type LoadedLine, type VatChoice } from '../EditorLine.ts';
import type { EditorDefaults } from '../EditorState.ts';
import { articleContent, copiedRow, id, type Row } from './editing.ts';

type Event = EditorEvent<Row>;

/** Ids that exist, existed or never will: a sequence of events makes about as many lines. */
const line = fc.nat({ max: 9 }).map(id);
const place = fc.option(line, { nil: undefined });
const text = fc.constantFrom('', 'Works', 'Hammer', 'Saw');
const nature = fc.constantFrom(...lineNatures);
const vat: Arbitrary<VatChoice> = fc.record({
  code: fc.constantFrom(0, 3, 4),
  rate: arbitraryVatRate,
});
const countingType = fc.constantFrom('F', 'V');
const date = fc.option(fc.constantFrom('2024-02-20', '2026-12-31', '9999-12-24').map(isoDate), {
  nil: undefined,
});
const defaults: Arbitrary<EditorDefaults> = fc.record({ vat, margin: arbitraryPercent });

const article: Arbitrary<PickedArticle> = fc.record(
  {
    number: fc.constantFrom('', 'A-1', 'A-2'),
    description: fc.constantFrom('Hammer', 'Saw'),
    nature,
    unitPrice: arbitraryUnitPrice,
    purchasePrice: arbitraryUnitPrice,
  },
  { requiredKeys: ['number', 'description', 'nature', 'unitPrice'] },
);

const newLine: Arbitrary<NewLine> = fc.record(
  {
    description: text,
    nature,
    quantity: arbitraryQuantity,
    unitPrice: arbitraryUnitPrice,
    discount: arbitraryPercent,
    vat,
    article: fc.record({ number: fc.constantFrom('', 'A-1'), purchasePrice: arbitraryUnitPrice }),
  },
  { requiredKeys: [] },
);

/** What any line says. */
const anyContent: Arbitrary<LineContent> = fc.oneof(
  text.map((description): LineContent => ({ type: 'text', description })),
  newLine.map(articleContent),
);

/** A number, a text or a choice was typed on a line. */
const lineEdited: Arbitrary<Event> = fc
  .tuple(
    line,
    fc.oneof(
      fc.record({ field: fc.constant('nature'), value: nature }),
      fc.record({ field: fc.constant('quantity'), value: arbitraryQuantity }),
      fc.record({ field: fc.constant('unitPrice'), value: arbitraryUnitPrice }),
      fc.record({ field: fc.constant('discount'), value: arbitraryPercent }),
      fc.record({ field: fc.constant('vat'), value: vat }),
    ),
  )
  .map(([key, edit]) => ({ type: 'lineEdited', line: key, ...edit }));

/** Everything that happens to lines one by one, and leaves the others as they are. */
export const arbitraryLineEvent: Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: lineEdited },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('descriptionEdited'), line, description: text }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('articlePicked'), line, article }) },
  fc.record({ type: fc.constant('lineAdded'), after: place }),
  fc.record({
    type: fc.constant('linesInserted'),
    after: place,
    lines: fc.array(newLine, { maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('lineDeleted'), line }),
  fc.record({ type: fc.constant('lineMoved'), line, to: fc.integer({ min: -1, max: 9 }) }),
  fc.record({ type: fc.constant('lineMoved'), line, by: fc.integer({ min: -2, max: 2 }) }),
  fc.record(
    { type: fc.constant('lineDuplicated'), line, saved: fc.constant(copiedRow) },
    { requiredKeys: ['type', 'line'] },
  ),
);

const documentEvent: Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constant('documentDiscountEdited'), discount: arbitraryPercent }),
  fc.record({ type: fc.constant('vatChanged'), vat }),
  fc.record({ type: fc.constant('countingTypeEdited'), countingType }),
  fc.record({
    type: fc.constant('customerPicked'),
    customer: fc.record({ number: fc.constantFrom('1', '2'), name: text }),
    countingType,
  }),
  fc.record({ type: fc.constant('customerCleared') }),
  fc.record({
    type: fc.constantFrom('dateEdited', 'dueDateEdited', 'deliveryDateEdited'),
    date,
  }),
  fc.record({
    type: fc.constant('textEdited'),
    field: fc.constantFrom('reference', 'remarks', 'notes'),
    value: text,
  }),
);

/** An action of the user. */
export const arbitraryStep: Arbitrary<Event> = fc.oneof(
  { weight: 3, arbitrary: arbitraryLineEvent },
  { weight: 1, arbitrary: documentEvent },
);

const defaultsLoaded: Arbitrary<EditorEventOf<'defaultsLoaded', Row>> = fc.record({
  type: fc.constant('defaultsLoaded'),
  number: fc.constantFrom('1', '2'),
  date,
  defaults,
});

const loadedLine: Arbitrary<LoadedLine<Row>> = fc.record({
  content: anyContent,
  saved: fc.record({ key: fc.nat({ max: 99 }) }),
});

const documentLoaded: Arbitrary<EditorEventOf<'documentLoaded', Row>> = fc.record({
  type: fc.constant('documentLoaded'),
  document: fc.record({
    sequence: fc.nat({ max: 9 }),
    number: fc.constantFrom('1', '2'),
    date,
    dueDate: date,
    deliveryDate: date,
    reference: text,
    remarks: text,
    notes: text,
    countingType,
    discount: arbitraryPercent,
    lines: fc.uniqueArray(loadedLine, { maxLength: 3, selector: ({ saved }) => saved?.key }),
  }),
  defaults,
});

/** Any event but the answer to a save, mostly actions of the user. */
export const arbitraryEvent: Arbitrary<Event> = fc.oneof(
  { weight: 20, arbitrary: arbitraryStep },
  { weight: 1, arbitrary: defaultsLoaded },
  { weight: 1, arbitrary: documentLoaded },
);

/** What happens in one sitting: it begins with some lines. */
export function arbitrarySession(event: Arbitrary<Event>): Arbitrary<Event[]> {
  return fc
    .tuple(
      fc.array(newLine, { minLength: 1, maxLength: 4 }),
      fc.array(event, { minLength: 1, maxLength: 8 }),
    )
    .map(([lines, events]) => [{ type: 'linesInserted', lines }, ...events]);
}
