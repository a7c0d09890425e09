import { DataTable } from '../../packages/ui/src/components/DataTable/DataTable.tsx';
import type { Column } from '../../packages/ui/src/components/DataTable/column.ts';
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

interface Row {
  key: string;
  first: string;
  second: string;
}

const inDutch = ({ second }: Row) => <span lang="nl-BE">{second}</span>;

function Table({
  caption,
  heads,
  rows,
}: {
  caption: string;
  heads: [string, string];
  rows: Row[];
}) {
  const columns: Column<Row>[] = [
    { key: 'first', header: heads[0], cell: ({ first }) => first, isRowHeader: true },
    { key: 'second', header: heads[1], cell: inDutch },
  ];
  return (
    <div className="sb-unstyled">
      <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ key }) => key} />
    </div>
  );
}

const row = (first: string, second: string): Row => ({ key: first, first, second });

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

/** How figures and dates are written: by the functions that the fields use. */
export function WrittenFigures() {
  return <Table caption="Figures and dates" heads={['What', 'How it is written']} rows={written} />;
}

const today = '2026-03-16';
const euros = (text: string) => {
  const read = readMoney(text, { entry: 'pasted', minimum: 0, maximum: 12_550 });
  return read.error === undefined
    ? read.text
    : numberFaultText(read, (cents) => formatMoney(cents));
};
const percents = (text: string) => {
  const read = readPercent(text, { entry: 'typed', minimum: 0, maximum: 10_000 });
  return read.error === undefined
    ? read.text
    : numberFaultText(read, (part) => formatPercent(part));
};
const quantities = (text: string) => {
  const read = readQuantity(text, { entry: 'typed' });
  return read.error === undefined
    ? read.text
    : numberFaultText(read, (part) => formatQuantity(part));
};
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
    <Table
      caption="Spellings that are taken"
      heads={['Typed or pasted', 'Stands in the field']}
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
    <Table
      caption="Messages of fields"
      heads={['Typed or pasted', 'What the field says']}
      rows={refused}
    />
  );
}
