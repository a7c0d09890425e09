/** Where a room keeps what is said of its stories: `Button.transcript.txt`, beside `Button.stories.tsx`. */
export function transcriptPath(storiesPath: string): string {
  return storiesPath.replace(/\.stories\.tsx$/, '.transcript.txt');
}

/** The transcripts of a room, by story. */
export function readTranscripts(text: string): Map<string, string> {
  const parts = text.split(/^== (.+) ==$/m).slice(1);
  const stories = new Map<string, string>();
  for (let index = 0; index < parts.length; index += 2) {
    stories.set(parts[index] ?? '', (parts[index + 1] ?? '').trim());
  }
  return stories;
}

/** The text of a room's file. */
export function writeTranscripts(stories: ReadonlyMap<string, string>): string {
  return Array.from(stories, ([story, text]) => `== ${story} ==\n\n${text}\n`).join('\n');
}

/** What is heard of a story: what is said while it plays, then the page as it stands at the end. */
export function transcript(heard: readonly string[], page: readonly string[]): string {
  return [...heard, ...(heard.length > 0 ? ['--'] : []), ...page].join('\n');
}
