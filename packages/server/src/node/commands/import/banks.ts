import { bank } from '@facturatie/api-contract';
import { parseBic, parseIban } from '@facturatie/invoice-engine';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { BanksTable } from '../../../database/referenceTables.ts';
import { normaliseSearchText } from '../../../database/search/normaliseSearchText.ts';
import { yesNoCell } from './cells.ts';
import { wireNameOf } from './importColumns.ts';
import type {
  ImportColumn,
  ImportedTable,
  OpenTable,
  RowFault,
  RowReading,
  Wire,
} from './ImportedTable.ts';

type Row = Selectable<BanksTable>;
type Values = Insertable<BanksTable>;

/** What the wire shows of a bank; its numbers do not travel. */
const column = {
  name: wireNameOf(bank, 'name'),
  iban: 'IBAN',
  bic: 'BIC',
  isMain: wireNameOf(bank, 'isMain'),
};

const columns: readonly ImportColumn[] = [
  { wireName: column.name, name: 'name', required: true },
  { wireName: column.iban, name: 'iban', required: false },
  { wireName: column.bic, name: 'bic', required: false },
  { wireName: column.isMain, name: 'isMain', required: false, read: yesNoCell },
];

/** Our own accounts, by their name. */
export const banksTable: ImportedTable<Row, Values> = {
  thing: 'bank',
  columns,
  keyColumn: column.name,
  keyOf: normaliseSearchText,
  async open(db) {
    return openBanks(db, await mainBank(db));
  },
};

/** The name of the main bank as it is compared; undefined when there is none. */
async function mainBank(db: Db): Promise<string | undefined> {
  const main = await db
    .selectFrom('banks')
    .select('name')
    .where('isMain', '=', 1)
    .executeTakeFirst();
  return main && normaliseSearchText(main.name);
}

/** @param mainBefore the main bank before the first record: there is one at most */
function openBanks(db: Db, mainBefore: string | undefined): OpenTable<Row, Values> {
  let main = mainBefore;
  return {
    /** Few: an office has a handful. */
    async existing() {
      const rows = await db.selectFrom('banks').selectAll().execute();
      return new Map(rows.map((row) => [normaliseSearchText(row.name), row]));
    },
    wireOf: (row) => ({
      [column.name]: row.name,
      [column.iban]: row.iban,
      [column.bic]: row.bic,
      [column.isMain]: row.isMain === 1,
    }),
    read(wire) {
      const reading = readBank(wire);
      if ('faults' in reading) return reading;
      const name = normaliseSearchText(reading.values.name);
      if (reading.values.isMain !== 1) {
        if (main === name) main = undefined;
        return reading;
      }
      if (main !== undefined && main !== name) {
        return { faults: [{ wireName: column.isMain, code: 'secondMainBank' }] };
      }
      main = name;
      return reading;
    },
    insert: (values) => db.insertInto('banks').values(values).returningAll().execute(),
    update: (id, values) =>
      db
        .updateTable('banks')
        .set(values)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
  };
}

function readBank(wire: Wire): RowReading<Values> {
  const [name, ibanText, bicText] = [column.name, column.iban, column.bic].map((wireName) => {
    const cell = wire[wireName];
    return typeof cell === 'string' ? cell : '';
  });
  const iban = ibanText ? parseIban(ibanText) : '';
  const bic = bicText ? parseBic(bicText) : '';
  const mainCell = wire[column.isMain] ?? '';
  const isMain = mainCell === '' ? false : mainCell;
  const faults: RowFault[] = [];
  if (!name) faults.push({ wireName: column.name, code: 'required' });
  if (iban === undefined) faults.push({ wireName: column.iban, code: 'iban' });
  if (bic === undefined) faults.push({ wireName: column.bic, code: 'bic' });
  if (typeof isMain !== 'boolean') faults.push({ wireName: column.isMain, code: 'type' });
  if (!name || iban === undefined || bic === undefined || faults.length > 0) return { faults };
  return { values: { name, iban, bic, isMain: isMain === true ? 1 : 0 } };
}
