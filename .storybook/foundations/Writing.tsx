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
import { Facts, type Fact, type FactColumn } from './Facts.tsx';

const row = (what: string, text: string): Fact => [what, text];

const heads = (what: string, text: string): FactColumn[] => [
  { header: what },
  { header: text, lang: 'nl-BE' },
];

const written = [
  row('An amount', formatMoney(123_456)),
  row('An amount with its sign', formatMoney(123_456, { hasEuroSign: true })),
  row('A credit', formatMoney(-123_456, { hasEuroSign: true })),
  row('A percentage', formatPercent(2100)),
  row('A percentage with decimals', formatPercent(550)),
  row('A quantity', formatQuantity(2500)),
  row('A number of things', formatWholeNumber(1_000_000)),
  row('A date', formatDate('2026-03-05')),
];

/** How numbers and dates are written, by the functions that the fields use. */
export function WrittenNumbers() {
  return (
    <Facts
      caption="Numbers and dates"
      columns={heads('What', 'How it is written')}
      rows={written}
    />
  );
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

const typed = (kind: string, read: (text: string) => string, texts: readonly string[]) =>
  texts.map((text) => row(`${kind}: ${text}`, read(text)));

const taken = [
  ...typed('amount', euros, ['12,5', '12.50', '€ 12,50', '12,-']),
  ...typed('percentage', percents, ['21', '21%', '21.5']),
  ...typed('quantity', quantities, ['2,5', '0,125']),
  ...typed('date', dates, ['5/3', '050326', '5 maart', '2026-03-05']),
];

/** What may be typed or pasted, and what the fields make of it: read by the fields' own readers. */
export function TakenSpellings() {
  return (
    <Facts
      caption="Spellings that are taken"
      columns={heads('Typed or pasted', 'Stands in the field')}
      rows={taken}
    />
  );
}

const refused = [
  ...typed('amount', euros, ['12,505', '200', '-5', 'twaalf', '10 en 12']),
  ...typed('percentage', percents, ['120', '5 euro']),
  ...typed('date', dates, ['30/2/2026', 'morgenvroeg', '5/3/2025', 'maandag 17/3/2026']),
];

/** What is refused, with the very message that its field shows. */
export function RefusedSpellings() {
  return (
    <Facts
      caption="Messages of fields"
      columns={heads('Typed or pasted', 'What the field says')}
      rows={refused}
    />
  );
}
