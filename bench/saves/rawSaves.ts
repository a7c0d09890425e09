import type { RawDatabase, Run } from './rawDatabase.ts';

/** No document of the product is of this year: its series are ours. */
const year = 1900;

/** The columns that a copy of a row has of its own; all others are as they were. */
type Own = Readonly<Record<string, string>>;

/** Adds documents straight to the tables: the same rows that the server adds for the same invoice. */
export interface RawSaves {
  /** Adds one more, under the next number of its series. */
  save(): Promise<void>;
}

/** @param number of the invoice to add again and again */
export async function prepareRawSaves(database: RawDatabase, number: string): Promise<RawSaves> {
  const { id, key } = await database.transaction(async (run) => {
    const [document] = await run('select id from sales_documents where number = $1', [number]);
    const [request] = await run('select max(key) as key from request_keys');
    return { id: document?.['id'], key: request?.['key'] };
  });
  const copies = await database.transaction(async (run) => ({
    document: await copy(run, 'sales_documents', 'id', {
      where: 'id = $4',
      own: { year: String(year), sequence: '$1', number: '$2', search_text: '$3' },
    }),
    lines: await copy(run, 'sales_document_lines', 'id', {
      where: 'document_id = $2',
      own: { document_id: '$1' },
    }),
    dueDate: await copy(run, 'due_dates', 'code', {
      where: 'document_id = $2',
      own: { document_id: '$1', search_text: '$3' },
    }),
    change: await copy(run, 'changes', 'id', {
      where: "thing = 'salesDocument' and thing_id = $2",
      own: { thing_id: '$1' },
    }),
    request: await copy(run, 'request_keys', '', { where: 'key = $2', own: { key: '$1' } }),
  }));
  return {
    save: () =>
      database.transaction(async (run) => {
        const [series] = await run(
          `insert into number_series (kind, year, last_sequence) values ('invoice', ${year}, 1)
           on conflict (kind, year) do update set last_sequence = number_series.last_sequence + 1
           returning last_sequence`,
        );
        const sequence = Number(series?.['last_sequence']);
        const own = `${year}11${String(sequence).padStart(5, '0')}`;
        const text = `${own} nog een klant`;
        const [added] = await run(copies.document, [sequence, own, text, id]);
        const to = added?.['id'];
        await run(copies.lines, [to, id]);
        await run(copies.dueDate, [to, id, text]);
        await run(copies.change, [to, id]);
        await run(copies.request, [own, key]);
      }),
  };
}

interface CopyOptions {
  readonly where: string;
  readonly own: Own;
}

/** A statement that adds rows of a table once more, with a new value in `identity`. */
async function copy(
  run: Run,
  table: string,
  identity: string,
  { where, own }: CopyOptions,
): Promise<string> {
  const [row] = await run(`select * from ${table} limit 1`);
  if (row === undefined) throw new Error(`There is nothing in ${table} to add once more`);
  const columns = Object.keys(row).filter((name) => name !== identity);
  const values = columns.map((name) => own[name] ?? name);
  const returning = identity === '' ? '' : ` returning ${identity}`;
  return `insert into ${table} (${columns.join(', ')})
    select ${values.join(', ')} from ${table} where ${where}${returning}`;
}
