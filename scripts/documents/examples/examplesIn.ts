/** A block of code in a document. */
export interface Example {
  /** 'ts', 'tsx', 'sh', 'json' …; '' of a block that is not marked. */
  readonly language: string;
  /** The name of a file that is behind the language: `ts vite.config.ts`. */
  readonly file: string | undefined;
  /** The line of the document on which its code begins. */
  readonly line: number;
  readonly code: string;
}

/** The blocks of code of a document in Markdown or MDX. */
export function examplesIn(markdown: string): Example[] {
  return [...markdown.matchAll(/^```(\w*)(?: (\S+))?\n(.*?)^```$/gms)].map(
    ({ index, 1: language = '', 2: file, 3: code = '' }) => ({
      language,
      file,
      line: markdown.slice(0, index).split('\n').length + 1,
      code,
    }),
  );
}
