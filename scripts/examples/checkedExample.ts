import { type ESTree, parseSync } from 'vite';
import { promisedValue } from './promisedValue.ts';

/** What a checked example exports: for each promise of a comment its line, what came of it and what was promised. */
export type Results = [line: number, actual: unknown, promised: unknown][];

/** What a checked example begins with, on the line of its own first line. */
const beginning = [
  'export const results: [number, unknown, unknown][] = [];',
  'function nameOfThrown(act: () => unknown): string {',
  "  try { act(); } catch (error) { return error instanceof Error ? error.name : 'no Error'; }",
  "  return 'nothing';",
  '}',
].join(' ');

/**
 * An example as a module that holds it to its comments and exports `results`. A comment promises what
 * the expression, or the constant, before it on its line is:
 *
 *     parseCents('12.5'); // 1250
 *     const iban = parseIban('no'); // undefined: it has no check digits
 *     parseCents('x'); // throws InputError
 *
 * A long value may go on over the comments below. No line moves.
 * @throws when an expression has a comment that promises nothing
 */
export function checkedExample(code: string): string {
  const { program, comments, errors } = parseSync('example.ts', code, { astType: 'ts' });
  const [error] = errors;
  if (error !== undefined) throw new Error(error.message);
  let checked = code;
  for (const statement of program.body.toReversed()) {
    const index = comments.findIndex(
      ({ start }) => start >= statement.end && /^ *$/.test(code.slice(statement.end, start)),
    );
    if (index === -1) continue;
    const texts = comments.slice(index).map(({ value }) => value.trim());
    const check = checkOf(statement, texts, code);
    if (check === undefined) continue;
    const line = code.slice(0, statement.end).split('\n').length;
    checked = `${checked.slice(0, check.start)}results.push([${line}, ${check.call}]);${checked.slice(statement.end)}`;
  }
  return `${beginning} ${checked}`;
}

interface Check {
  /** Where the statement gives way to the check. */
  readonly start: number;
  /** What came of it and what was promised. */
  readonly call: string;
}

function checkOf(
  statement: ESTree.Statement | ESTree.Directive,
  comments: readonly string[],
  code: string,
): Check | undefined {
  if (statement.type === 'VariableDeclaration') {
    const { id } = statement.declarations[0] ?? {};
    const value = promisedValue(comments);
    if (id?.type !== 'Identifier' || value === undefined) return undefined;
    return { start: statement.end, call: `${id.name}, ${value}` };
  }
  if (statement.type !== 'ExpressionStatement') return undefined;
  const { start } = statement;
  const expression = code.slice(start, statement.expression.end);
  const thrown = /^throws (\w+)/.exec(comments[0] ?? '')?.[1];
  if (thrown !== undefined) {
    return { start, call: `nameOfThrown(() => ${expression}), '${thrown}'` };
  }
  const value = promisedValue(comments);
  if (value === undefined) {
    throw new Error(`The comment '${comments[0]}' behind ${expression} promises no value.`);
  }
  return { start, call: `${expression}, ${value}` };
}
