import type { Insertable, Selectable } from 'kysely';
import type { RepresentativesTable } from '../../database/schema.ts';
import { normaliseSearchText } from '../../database/search/normaliseSearchText.ts';
import type { ImportedTable } from './ImportedTable.ts';

type Row = Selectable<RepresentativesTable>;
type Values = Insertable<RepresentativesTable>;

/** Representatives, by their name: there is nothing else to them. */
export const representativesTable: ImportedTable<Row, Values> = {
  thing: 'representative',
  columns: [{ wireName: 'vwNaam', name: 'name', required: true }],
  keyColumn: 'vwNaam',
  keyOf: normaliseSearchText,
  async open(db) {
    return {
      /** Few: an office has a handful. */
      async existing() {
        const rows = await db.selectFrom('representatives').selectAll().execute();
        return new Map(rows.map((row) => [normaliseSearchText(row.name), row]));
      },
      wireOf: (row) => ({ vwNaam: row.name }),
      read({ vwNaam }) {
        if (typeof vwNaam === 'string' && vwNaam !== '') return { values: { name: vwNaam } };
        return { faults: [{ wireName: 'vwNaam', code: 'required' }] };
      },
      insert: (values) => db.insertInto('representatives').values(values).returningAll().execute(),
      update: (id, values) =>
        db
          .updateTable('representatives')
          .set(values)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow(),
    };
  },
};
