import {
  dateFaultText,
  formatDate,
  formatMoney,
  formatPercent,
  formatQuantity,
  formatWholeNumber,
  numberFaultText,
  readDate,
  readMoney,
  readPercent,
  readQuantity,
} from '../../packages/ui/src/intl/index.ts';
import { Facts, type Fact } from './Facts.tsx';

/** A table of Dutch texts. */
const texts = (caption: string, what: string, text: string, rows: readonly Fact[]) => (
  <Facts
    caption={caption}
    columns={[{ header: what }, { header: text, lang: 'nl-BE' }]}
    rows={rows}
  />
);

const written: readonly Fact[] = [
  ['An amount', formatMoney(123_456)],
  ['An amount with its sign', formatMoney(123_456, { hasEuroSign: true })],
  ['A credit', formatMoney(-123_456, { hasEuroSign: true })],
  ['A percentage', formatPercent(2100)],
  ['A percentage with decimals', formatPercent(550)],
  ['A quantity', formatQuantity(2500)],
  ['A number of things', formatWholeNumber(1_000_000)],
  ['A date', formatDate('2026-03-05')],
];

/** How numbers and dates are written, by the functions that the fields use. */
export function WrittenNumbers() {
  return texts('Numbers and dates', 'What', 'How it is written', written);
}

const today = '2026-03-16';
const inField = (read: ReturnType<typeof readMoney>, write: (value: number) => string) =>
  read.error === undefined ? read.text : numberFaultText(read, write);
const euros = (text: string) =>
  inField(readMoney(text, { entry: 'pasted', minimum: 0, maximum: 12_550 }), (cents) =>
    formatMoney(cents),
  );
const percents = (text: string) =>
  inField(readPercent(text, { entry: 'typed', minimum: 0, maximum: 10_000 }), (part) =>
    formatPercent(part),
  );
const quantities = (text: string) =>
  inField(readQuantity(text, { entry: 'typed' }), (part) => formatQuantity(part));
const dates = (text: string) => {
  const read = readDate(text, { entry: 'typed', today, minimum: '2026-01-01' });
  return read.error === undefined ? read.text : dateFaultText(read);
};

const typed = (kind: string, read: (text: string) => string, given: readonly string[]) =>
  given.map((text): Fact => [`${kind}: ${text}`, read(text)]);

const taken = [
  ...typed('amount', euros, ['12,5', '12.50', '€ 12,50', '12,-']),
  ...typed('percentage', percents, ['21', '21%', '21.5']),
  ...typed('quantity', quantities, ['2,5', '0,125']),
  ...typed('date', dates, ['5/3', '050326', '5 maart', '2026-03-05']),
];

/** What may be typed or pasted, and what the fields make of it: read by the fields' own readers. */
export function TakenSpellings() {
  return texts('Spellings that are taken', 'Typed or pasted', 'Stands in the field', taken);
}

const refused = [
  ...typed('amount', euros, ['12,505', '200', '-5', 'twaalf', '10 en 12']),
  ...typed('percentage', percents, ['120', '5 euro']),
  ...typed('date', dates, ['30/2/2026', 'morgenvroeg', '5/3/2025', 'maandag 17/3/2026']),
];

/** What is refused, with the very message that its field shows. */
export function RefusedSpellings() {
  return texts('Messages of fields', 'Typed or pasted', 'What the field says', refused);
}
