import { parseSync } from 'vite';

/** The start of a comment that promises a value; other comments only explain. */
const valueStart = /^(['"`[{\d-]|(true|false|null|undefined|NaN|Infinity)\b)/;

/**
 * The expression at the start of comments on consecutive lines; what explains it follows a colon.
 * @returns undefined when they only explain
 */
export function promisedValue(comments: readonly string[]): string | undefined {
  if (!valueStart.test(comments[0] ?? '')) return undefined;
  return comments
    .map((_, index) => comments.slice(0, index + 1).join('\n'))
    .flatMap((text) => [text, ...colonsIn(text).map((colon) => text.slice(0, colon))])
    .find(isExpression);
}

function colonsIn(text: string): number[] {
  return [...text.matchAll(/: /g)].map(({ index }) => index);
}

function isExpression(text: string): boolean {
  return parseSync('value.ts', `(${text}\n);`).errors.length === 0;
}
