import { afterEach, beforeEach, expect, inject, type TestContext } from 'vitest';
import { commands } from 'vitest/browser';
import { listen, type Listener } from '../../packages/ui/src/testing/screenReader/listen.ts';
import { read } from '../../packages/ui/src/testing/screenReader/read.ts';
import {
  transcript,
  transcriptPath,
} from '../../packages/ui/src/testing/screenReader/transcriptFile.ts';

let listener: Listener | undefined;

/** The files of transcripts: a story whose file has one is compared with it (`componentFaults` checks which must). */
const transcripts = Object.keys(
  import.meta.glob('../../{packages/ui,app}/src/**/*.transcript.txt'),
);
if (transcripts.length === 0) throw new Error('No transcripts were found.');

function hasTranscript({ task }: TestContext): boolean {
  return inject('transcripts') && transcripts.includes(`../../${transcriptPath(task.file.name)}`);
}

async function begin(context: TestContext) {
  if (!hasTranscript(context)) return;
  // The story before may give back its focus late.
  await settled();
  listener = listen(document);
}

/** Focus that a closed dialog gives back arrives with the next picture. */
async function settled() {
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  }
}

/** A dialog that the story before left open gives its focus to the page, and only then it is gone. */
function withoutThePast(log: string[]): string[] {
  return log[0] === 'focus: hoofdgedeelte' ? log.slice(1) : log;
}

async function expectTranscript(context: TestContext) {
  if (!listener) return;
  await settled();
  const { log, stop } = listener;
  listener = undefined;
  try {
    if (context.task.result?.state === 'fail') return;
    const said = () => transcript(withoutThePast(log()), read(document.body));
    const kept = await commands.storedTranscript(context.task.name, said());
    // A grid takes its editors away once the page is idle, which a busy machine delays.
    await expect
      .poll(said, {
        timeout: 2000,
        message: 'A screen reader says something else than the transcript of the component',
      })
      .toBe(kept);
  } finally {
    stop();
  }
}

beforeEach(begin);
afterEach(expectTranscript);

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether what is said is compared with the transcripts. */
    transcripts: boolean;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The transcript that a story has in its component; with TRANSCRIPTS=write it becomes the one given. */
    storedTranscript: (story: string, said: string) => Promise<string>;
  }
}
