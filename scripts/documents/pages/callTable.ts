import { type Call, openApiDocument } from '@facturatie/api-contract';

/** A call as the table shows it. */
interface Row {
  readonly call: Call;
  readonly summary: string;
  /** Every sentence that OpenAPI says of a refusal, behind its status: '404 There is none.' */
  readonly refusals: readonly string[];
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

/**
 * The calls as Markdown: a table of the refusals that several of them share, then a table with a row for
 * each call, in the order given. Refusals are those of the OpenAPI document.
 */
export function callTable(calls: Readonly<Record<string, Call>>): string {
  const operations = documentedOperations();
  const rows = Object.entries(calls).map(([name, call]): Row => {
    const operation = operations.get(name);
    if (operation === undefined) throw new Error(`The OpenAPI document lacks ${name}`);
    return { call, summary: operation.summary, refusals: refusalsIn(operation) };
  });
  const said = rows.flatMap(({ refusals }) => refusals);
  const shared = new Set(
    said.filter((refusal) => said.indexOf(refusal) < said.lastIndexOf(refusal)),
  );
  const byStatus = [...Map.groupBy(shared, statusOf)].toSorted(
    ([one], [other]) => Number(one) - Number(other),
  );
  return [
    '| Status | Of several calls |',
    '|---|---|',
    ...byStatus.map(([status, same]) => `| ${status} | ${sentencesOf(same)} |`),
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

function documentedOperations(): Map<string, Operation> {
  const operations = Object.values(openApiDocument().paths).flatMap((methods) =>
    Object.values(methods).map((operation) => operation as unknown as Operation),
  );
  return new Map(operations.map((operation) => [operation.operationId, operation]));
}

function refusalsIn({ responses }: Operation): string[] {
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([status, { description }]) =>
      description.split(/(?<=\.) (?=[A-Z])/).map((sentence) => `${status} ${sentence}`),
    );
}

const statusOf = (refusal: string): string => refusal.slice(0, 3);
const sentencesOf = (refusals: readonly string[]): string =>
  refusals.map((refusal) => refusal.slice(4)).join(' ');

/** The refusals of this call only, then the other statuses that are not usual. */
function rowText({ call, summary, refusals }: Row, shared: ReadonlySet<string>): string {
  const usual = usualStatuses(call);
  const missing = usual.find((status) => !refusals.some((refusal) => statusOf(refusal) === status));
  if (missing !== undefined) throw new Error(`${call.name} is never refused with ${missing}`);
  const own = refusals.filter((refusal) => !shared.has(refusal));
  const others = new Set(refusals.filter((refusal) => shared.has(refusal)).map(statusOf));
  for (const status of usual) others.delete(status);
  const texts = [
    summary,
    ...Map.groupBy(own, statusOf)
      .entries()
      .map(([status, same]) => `**${status}** ${sentencesOf(same)}`),
    ...(others.size > 0 ? [`**${[...others].join(', ')}**`] : []),
  ];
  return `| \`${call.name}\` \`${call.method} ${call.path}\` | ${texts.join(' ')} |`;
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
