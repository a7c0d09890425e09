/** A block of TypeScript in a document. */
export interface Example {
  /** The line of the document on which its code begins. */
  readonly line: number;
  readonly code: string;
}

/** The blocks of a document in Markdown that are marked as TypeScript (`ts`). */
export function examplesIn(markdown: string): Example[] {
  return [...markdown.matchAll(/^```ts\n(.*?)^```$/gms)].map(({ index, 1: code = '' }) => ({
    line: markdown.slice(0, index).split('\n').length + 1,
    code,
  }));
}
