/** Where a component keeps the transcripts of its stories: `Button.transcript.txt`, beside `Button.stories.tsx`. */
export function transcriptPath(storiesPath: string): string {
  return storiesPath.replace(/\.stories\.tsx$/, '.transcript.txt');
}

/** The transcripts of a component, by story. */
export function readTranscripts(text: string): Map<string, string> {
  const parts = text.split(/^== (.+) ==$/m).slice(1);
  const stories = new Map<string, string>();
  for (let index = 0; index < parts.length; index += 2) {
    stories.set(parts[index] ?? '', (parts[index + 1] ?? '').trim());
  }
  return stories;
}

/** The text of the file of transcripts. */
export function writeTranscripts(stories: ReadonlyMap<string, string>): string {
  return Array.from(stories, ([story, text]) => `== ${story} ==\n\n${text}\n`).join('\n');
}

/** The transcript of a story: announcements while it plays, then the page at the end. */
export function transcript(log: readonly string[], page: readonly string[]): string {
  return [...log, ...(log.length > 0 ? ['--'] : []), ...page].join('\n');
}
