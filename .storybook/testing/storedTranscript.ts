import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { BrowserCommand } from 'vitest/node';
import {
  readTranscripts,
  transcriptPath,
  writeTranscripts,
} from '../../packages/ui/src/testing/screenReader/transcriptFile.ts';

/**
 * The transcript that a story has in its component. `npm run generate -- transcripts` writes the one given; otherwise
 * nothing is ever written, and a story without one has this sentence instead.
 */
export const storedTranscript: BrowserCommand<[story: string, said: string]> = (
  { testPath = '' },
  story,
  said,
) => {
  const file = transcriptPath(testPath);
  const stories = readTranscripts(existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (process.env['TRANSCRIPTS'] === 'write') {
    writeFileSync(file, writeTranscripts(stories.set(story, said)));
  }
  return stories.get(story) ?? '(no transcript yet: npm run generate -- transcripts)';
};
