import { type Call, openApiDocument } from '@facturatie/api-contract';

/** A call as the table shows it. */
interface Row {
  readonly call: Call;
  readonly summary: string;
  /** Status, with every sentence that OpenAPI says of it. */
  readonly refusals: readonly (readonly [status: string, sentences: readonly string[]])[];
}

interface Told {
  readonly operationId: string;
  readonly summary: string;
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

/**
 * The calls as Markdown: a table of the refusals that several of them share, then a table with a row for
 * each call, in the order given. Refusals are those of the OpenAPI document.
 */
export function callTable(calls: Readonly<Record<string, Call>>): string {
  const reported = documentedOperations();
  const rows = Object.entries(calls).map(([name, call]): Row => {
    const operation = reported.get(name);
    if (operation === undefined) throw new Error(`The OpenAPI document lacks ${name}`);
    const { summary, responses } = operation;
    const refusals = Object.entries(responses)
      .filter(([status]) => !status.startsWith('2'))
      .map(([status, { description }]) => [status, sentencesOf(description)] as const);
    return { call, summary, refusals };
  });
  const shared = sharedSentences(rows);
  return [
    '| Status | Of several calls |',
    '|---|---|',
    ...[...shared].map(([status, sentences]) => `| ${status} | ${[...sentences].join(' ')} |`),
    '',
    '| Call | What it does, and when it is refused |',
    '|---|---|',
    ...rows.map((row) => rowText(row, shared)),
    '',
  ].join('\n');
}

/** The names of the calls in the rows of a table. */
export function calledIn(markdown: string): string[] {
  return [...markdown.matchAll(/^\| `(\w+)` `[A-Z]+ \//gm)].map(([, name = '']) => name);
}

function documentedOperations(): Map<string, Told> {
  const operations = Object.values(openApiDocument().paths).flatMap((methods) =>
    Object.values(methods).map((operation) => operation as unknown as Told),
  );
  return new Map(operations.map((operation) => [operation.operationId, operation]));
}

function sentencesOf(description: string): string[] {
  return description.split(/(?<=\.) (?=[A-Z])/);
}

/** The sentences that more than one call has for a status, by status. */
function sharedSentences(rows: readonly Row[]): Map<string, Set<string>> {
  const said = rows.flatMap(({ refusals }) =>
    refusals.flatMap(([status, sentences]) => sentences.map((sentence) => ({ status, sentence }))),
  );
  const bySentence = Map.groupBy(said, ({ status, sentence }) => `${status} ${sentence}`);
  const shared = [...bySentence.values()]
    .filter(({ length }) => length > 1)
    .flatMap(([first]) => (first ? [first] : []))
    .toSorted((one, other) => Number(one.status) - Number(other.status));
  const byStatus = Map.groupBy(shared, ({ status }) => status);
  return new Map(
    [...byStatus].map(([status, same]) => [status, new Set(same.map(({ sentence }) => sentence))]),
  );
}

function rowText(row: Row, shared: ReadonlyMap<string, ReadonlySet<string>>): string {
  const { call, summary } = row;
  const name = `\`${call.name}\` \`${call.method} ${call.path}\``;
  return `| ${name} | ${[summary, ...refusedTexts(row, shared)].join(' ')} |`;
}

/** The statuses that every call of its kind can have, as docs/api.md states above the tables. */
function usualStatuses({ auth, body }: Call): string[] {
  return [
    '500',
    '503',
    ...(auth === 'none' ? [] : ['401']),
    ...(body ? ['400', '413', '415', '422'] : []),
  ];
}

/** The refusals of this call only, then the other statuses that are not usual. */
function refusedTexts(
  { call, refusals }: Row,
  shared: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const usual = usualStatuses(call);
  const statuses = refusals.map(([status]) => status);
  const missing = usual.find((status) => !statuses.includes(status));
  if (missing !== undefined) throw new Error(`${call.name} is never refused with ${missing}`);
  const own = refusals.flatMap(([status, sentences]) => {
    const said = sentences.filter((sentence) => !shared.get(status)?.has(sentence));
    return said.length > 0 ? [`**${status}** ${said.join(' ')}`] : [];
  });
  const others = refusals
    .filter(([status, sentences]) =>
      sentences.some((sentence) => shared.get(status)?.has(sentence)),
    )
    .map(([status]) => status)
    .filter((status) => !usual.includes(status));
  return [...own, ...(others.length > 0 ? [`**${others.join(', ')}**`] : [])];
}
