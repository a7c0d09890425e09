import { type Call, openApiDocument } from '@facturatie/api-contract';
import path from 'node:path';

/** A call as the table shows it. */
interface Row {
  readonly call: Call;
  readonly summary: string;
  readonly tag: string;
  /** Status, with every sentence that OpenAPI says of it. */
  readonly refusals: readonly (readonly [status: string, sentences: readonly string[]])[];
  readonly tests: readonly string[];
}

interface Told {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly [string];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

const serverSources = '../packages/server/src';

/**
 * The calls as Markdown: first what many of them are refused for, then a table with a row for each, in
 * the order given. What is refused, and when, is what the OpenAPI document tells.
 * @param calls the calls by their names
 * @param tests the test files of each call, below the sources of the server
 */
export function callTable(
  calls: Readonly<Record<string, Call>>,
  tests: Readonly<Record<string, readonly string[]>>,
): string {
  const told = toldOperations();
  const rows = Object.entries(calls).map(([name, call]): Row => {
    const operation = told.get(name);
    const testFiles = tests[name];
    if (operation === undefined) throw new Error(`The OpenAPI document tells nothing of ${name}`);
    if (testFiles === undefined) throw new Error(`callTests.ts names no test of ${name}`);
    const { summary, tags, responses } = operation;
    const refusals = Object.entries(responses)
      .filter(([status]) => !status.startsWith('2'))
      .map(([status, { description }]) => [status, sentencesOf(description)] as const);
    return { call, summary, tag: tags[0], refusals, tests: testFiles };
  });
  const shared = sharedSentences(rows);
  return [
    '| Status | Of many calls |',
    '|---|---|',
    ...[...shared].map(([status, sentences]) => `| ${status} | ${[...sentences].join(' ')} |`),
    '',
    '| Call | Path | What it does | Refused | Tests |',
    '|---|---|---|---|---|',
    ...rows.map((row) => rowText(row, shared)),
    '',
  ].join('\n');
}

/** The names of the calls that stand as rows in a text. */
export function calledIn(markdown: string): string[] {
  return [...markdown.matchAll(/^\| `(\w+)` \| `[A-Z]+ \//gm)].map(([, name = '']) => name);
}

function toldOperations(): Map<string, Told> {
  const operations = Object.values(openApiDocument().paths).flatMap((methods) =>
    Object.values(methods).map((operation) => operation as unknown as Told),
  );
  return new Map(operations.map((operation) => [operation.operationId, operation]));
}

function sentencesOf(description: string): string[] {
  return description.split(/(?<=\.) (?=[A-Z])/);
}

/** What is said of calls about different things: it is told once, by status. */
function sharedSentences(rows: readonly Row[]): Map<string, Set<string>> {
  const said = rows.flatMap(({ tag, refusals }) =>
    refusals.flatMap(([status, sentences]) =>
      sentences.map((sentence) => ({ tag, status, sentence })),
    ),
  );
  const bySentence = Map.groupBy(said, ({ status, sentence }) => `${status} ${sentence}`);
  const shared = [...bySentence.values()]
    .filter((same) => new Set(same.map(({ tag }) => tag)).size > 1)
    .flatMap(([first]) => (first ? [first] : []))
    .toSorted((one, other) => Number(one.status) - Number(other.status));
  const byStatus = Map.groupBy(shared, ({ status }) => status);
  return new Map(
    [...byStatus].map(([status, same]) => [status, new Set(same.map(({ sentence }) => sentence))]),
  );
}

function rowText(row: Row, shared: ReadonlyMap<string, ReadonlySet<string>>): string {
  const { call, summary, refusals, tests } = row;
  const cells = [
    `\`${call.name}\``,
    `\`${call.method} ${call.path}\``,
    summary,
    refusedText(refusals, shared),
    tests.map((file) => `[${path.basename(file)}](${serverSources}/${file})`).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What only this call is refused for, and then the statuses of which that was said above. */
function refusedText(
  refusals: Row['refusals'],
  shared: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const own = refusals.flatMap(([status, sentences]) => {
    const said = sentences.filter((sentence) => !shared.get(status)?.has(sentence));
    return said.length > 0 ? [`**${status}** ${said.join(' ')}`] : [];
  });
  const asOthers = refusals
    .filter(([status, sentences]) =>
      sentences.some((sentence) => shared.get(status)?.has(sentence)),
    )
    .map(([status]) => status);
  return [...own, `As others: ${asOthers.join(', ')}.`].join(' ');
}
