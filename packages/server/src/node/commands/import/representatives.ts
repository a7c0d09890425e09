import { representativeChoice } from '@facturatie/api-contract';
import type { Insertable, Selectable } from 'kysely';
import type { RepresentativesTable } from '../../../database/schema.ts';
import { normaliseSearchText } from '../../../database/search/normaliseSearchText.ts';
import { importColumns, wireNameOf } from './importColumns.ts';
import type { ImportedTable } from './ImportedTable.ts';

type Row = Selectable<RepresentativesTable>;
type Values = Insertable<RepresentativesTable>;

const nameColumn = wireNameOf(representativeChoice, 'name');

/** Representatives, identified by their only field, the name. */
export const representativesTable: ImportedTable<Row, Values> = {
  thing: 'representative',
  columns: importColumns(representativeChoice, { name: { required: true } }),
  keyColumn: nameColumn,
  keyOf: normaliseSearchText,
  async open(db) {
    return {
      /** Few: an office has a handful. */
      async existing() {
        const rows = await db.selectFrom('representatives').selectAll().execute();
        return new Map(rows.map((row) => [normaliseSearchText(row.name), row]));
      },
      wireOf: (row) => ({ [nameColumn]: row.name }),
      read({ [nameColumn]: name }) {
        if (typeof name === 'string' && name !== '') return { values: { name } };
        return { faults: [{ wireName: nameColumn, code: 'required' }] };
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
