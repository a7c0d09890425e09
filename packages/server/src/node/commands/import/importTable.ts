import { recordChanges } from '../../../database/changes/recordChange.ts';
import type { Author, Change } from '../../../database/changes/recordChange.ts';
import type { Db } from '../../../database/db.ts';
import { fieldTexts, importTexts, issueTexts } from '../../../intl/nl-BE.ts';
import { CsvFault, csvRecords } from './csvRecords.ts';
import { readCells, readHeader } from './header.ts';
import type {
  ImportColumn,
  ImportedTable,
  OpenTable,
  RowFault,
  RowFaultCode,
  StoredRow,
  Wire,
} from './ImportedTable.ts';

/** What is done, or would be done, with the records of a file. */
export interface ImportCounts {
  added: number;
  changed: number;
  same: number;
}

/** A fault with its place, in Dutch. */
export interface LineFault {
  readonly line: number;
  /** The wire name of the column; undefined for the line as a whole. */
  readonly column: string | undefined;
  readonly text: string;
}

export interface ImportOutcome {
  readonly counts: ImportCounts;
  readonly faults: readonly LineFault[];
}

export interface ImportRequest {
  readonly file: string;
  /** Whether existing records are updated; otherwise they are faults. */
  readonly update: boolean;
  /** The author; undefined for a dry run. */
  readonly author: Author | undefined;
}

/** Records that are looked up and written together. */
const batchSize = 500;

interface PendingRecord {
  readonly line: number;
  readonly wire: Wire;
  readonly key: string;
}

/**
 * Brings the records of a file into a table. With an author it writes as long as nothing is wrong:
 * the caller takes everything back when there are faults.
 * @throws StartupError when the file cannot be read
 */
export async function importTable<Row extends StoredRow, Values>(
  db: Db,
  table: ImportedTable<Row, Values>,
  request: ImportRequest,
): Promise<ImportOutcome> {
  const run = new ImportRun(db, table, await table.open(db), request);
  await run.all();
  return run;
}

class ImportRun<Row extends StoredRow, Values> implements ImportOutcome {
  readonly counts: ImportCounts = { added: 0, changed: 0, same: 0 };
  readonly faults: LineFault[] = [];
  readonly #db: Db;
  readonly #table: ImportedTable<Row, Values>;
  readonly #open: OpenTable<Row, Values>;
  readonly #request: ImportRequest;
  /** The line on which each key was first. */
  readonly #lineOfKey = new Map<string, number>();

  constructor(
    db: Db,
    table: ImportedTable<Row, Values>,
    open: OpenTable<Row, Values>,
    request: ImportRequest,
  ) {
    this.#db = db;
    this.#table = table;
    this.#open = open;
    this.#request = request;
  }

  async all(): Promise<void> {
    try {
      await this.#readAll();
    } catch (error) {
      if (!(error instanceof CsvFault)) throw error;
      this.faults.push({ line: error.line, column: undefined, text: error.message });
    }
  }

  async #readAll(): Promise<void> {
    let header: ImportColumn[] | undefined;
    let batch: PendingRecord[] = [];
    for await (const record of csvRecords(this.#request.file)) {
      if (header === undefined) {
        header = readHeader(record, this.#table.columns);
        continue;
      }
      const pending = this.#pending(record.line, readCells(record, header));
      if (pending !== undefined) batch.push(pending);
      if (batch.length === batchSize) {
        await this.#take(batch);
        batch = [];
      }
    }
    if (header === undefined) throw new CsvFault(1, importTexts.emptyFile);
    if (batch.length > 0) await this.#take(batch);
  }

  /** Undefined when the same thing was in the file before. */
  #pending(line: number, wire: Wire): PendingRecord | undefined {
    const { keyColumn, keyOf } = this.#table;
    const key = keyOf(String(wire[keyColumn]));
    const before = this.#lineOfKey.get(key);
    if (before === undefined) {
      if (key !== '') this.#lineOfKey.set(key, line);
      return { line, wire, key };
    }
    this.faults.push({ line, column: keyColumn, text: importTexts.twice(before) });
    return undefined;
  }

  async #take(batch: readonly PendingRecord[]): Promise<void> {
    const existing = await this.#open.existing(batch.map(({ key }) => key));
    const added: Values[] = [];
    const changed: { readonly before: Row; readonly values: Values }[] = [];
    for (const { line, wire, key } of batch) {
      const before = existing.get(key);
      if (before !== undefined && !this.#request.update) {
        this.#fault(line, { wireName: this.#table.keyColumn, code: 'exists' });
        continue;
      }
      const old = before === undefined ? {} : this.#open.wireOf(before);
      const reading = this.#open.read({ ...old, ...wire });
      if ('faults' in reading) {
        for (const fault of reading.faults) this.#fault(line, fault);
      } else if (before === undefined) {
        added.push(reading.values);
      } else if (isSame(before, reading.values)) {
        this.counts.same += 1;
      } else {
        changed.push({ before, values: reading.values });
      }
    }
    this.counts.added += added.length;
    this.counts.changed += changed.length;
    const { author } = this.#request;
    if (author !== undefined && this.faults.length === 0) await this.#write(author, added, changed);
  }

  async #write(
    author: Author,
    added: readonly Values[],
    changed: readonly { readonly before: Row; readonly values: Values }[],
  ): Promise<void> {
    const { thing } = this.#table;
    const rows = added.length === 0 ? [] : await this.#open.insert(added);
    const changes: Change[] = rows.map((after) => ({
      thing,
      thingId: after.id,
      after,
    }));
    for (const { before, values } of changed) {
      const after = await this.#open.update(before.id, values);
      changes.push({ thing, thingId: before.id, before, after });
    }
    await recordChanges(this.#db, author, changes);
  }

  #fault(line: number, { wireName, code }: RowFault): void {
    this.faults.push({ line, column: wireName, text: faultText(code) });
  }
}

/** Whether a row has all these values already. */
function isSame(row: object, values: unknown): boolean {
  const stored = new Map(Object.entries(row));
  return Object.entries(values as object).every(([name, value]) => stored.get(name) === value);
}

const texts: Readonly<Record<RowFaultCode, string>> = {
  ...issueTexts,
  ...fieldTexts,
  ...importTexts.faults,
};

function faultText(code: RowFaultCode): string {
  return texts[code];
}
