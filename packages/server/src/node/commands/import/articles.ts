import { article } from '@facturatie/api-contract';
import { unitPrice } from '@facturatie/invoice-engine';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { ArticlesTable } from '../../../database/referenceTables.ts';
import { articleSearchText } from '../../../database/search/searchTexts.ts';
import { decimalCell, wordCell } from './cells.ts';
import { importColumns, wireNameOf } from './importColumns.ts';
import type { ImportedTable, Wire } from './ImportedTable.ts';

type Row = Selectable<ArticlesTable>;
type Values = Insertable<ArticlesTable>;

const natures = wordCell({
  b: 'B',
  goed: 'B',
  goederen: 'B',
  goods: 'B',
  s: 'S',
  dienst: 'S',
  diensten: 'S',
  service: 'S',
});

const columns = importColumns(article, {
  number: { required: true },
  description: {},
  nature: { read: natures },
  purchasePrice: { read: decimalCell },
  unitPrice: { read: decimalCell },
});

/** The defaults of an article: goods without a price. */
const defaults = article.encode({
  number: '',
  description: '',
  nature: 'goods',
  purchasePrice: unitPrice(0),
  unitPrice: unitPrice(0),
}) as Wire;

/** Articles, by exactly their number. */
export const articlesTable: ImportedTable<Row, Values> = {
  thing: 'article',
  columns,
  keyColumn: wireNameOf(article, 'number'),
  keyOf: (cell) => cell,
  async open(db: Db) {
    return {
      async existing(keys) {
        const rows = await db
          .selectFrom('articles')
          .selectAll()
          .where('number', 'in', keys)
          .execute();
        return new Map(rows.map((row) => [row.number, row]));
      },
      insert: (values) => db.insertInto('articles').values(values).returningAll().execute(),
      update: (id, values) =>
        db
          .updateTable('articles')
          .set(values)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      wireOf: (row) =>
        article.encode({
          ...row,
          purchasePrice: unitPrice(row.purchasePrice),
          unitPrice: unitPrice(row.unitPrice),
        }) as Wire,
      read(cells) {
        const wire: Record<string, unknown> = { ...cells };
        for (const [name, value] of Object.entries(defaults)) {
          if ((wire[name] ?? '') === '') wire[name] = value;
        }
        const reading = article.decode(wire);
        if (!reading.ok) {
          return { faults: reading.issues.map(({ path, code }) => ({ wireName: path, code })) };
        }
        return { values: { ...reading.value, searchText: articleSearchText(reading.value) } };
      },
    };
  },
};
