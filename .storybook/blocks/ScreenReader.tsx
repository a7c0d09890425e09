import { Suspense, use, useId, useState } from 'react';
import { Select } from '../../packages/ui/src/components/Select/Select.tsx';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { readTranscripts } from '../../packages/ui/src/testing/transcripts/transcriptFile.ts';
import * as styles from './blocks.css.ts';
import { transcriptsOf, useRoom } from './roomFiles.ts';
import { readHeard } from './readHeard.ts';

interface ScreenReaderProps {
  /** The story that is shown first, by its name: 'With Icon'. The first of the room when left out. */
  story?: string;
}

/** What a screen reader says of the stories of this room: the transcripts that the tests compare. */
export function ScreenReader({ story }: ScreenReaderProps) {
  return (
    <div className="sb-unstyled" data-transcript>
      <Suspense fallback={<Text>One moment.</Text>}>
        <Transcripts room={useRoom()} first={story} />
      </Suspense>
    </div>
  );
}

function Transcripts({ room, first }: { room: string; first: string | undefined }) {
  const stories = readTranscripts(use(transcriptsOf(room)));
  const names = [...stories.keys()];
  const [asked, setAsked] = useState(first ?? names[0] ?? '');
  const { said, page } = readHeard(stories.get(asked) ?? '');
  const [saidId, pageId] = [useId(), useId()];
  if (!stories.has(asked)) throw new Error(`${room} has no transcript of '${asked}'`);
  return (
    <Stack>
      <Select
        label="Story"
        options={names.map((name) => ({ key: name, label: name }))}
        value={asked}
        onChange={setAsked}
      />
      {said.length > 0 && (
        <div>
          <Text weight="strong" id={saidId}>
            While it is used
          </Text>
          <ol className={styles.heard} aria-labelledby={saidId}>
            {said.map(({ position, when, words }) => (
              <li key={position} className={styles.heardLine}>
                <span className={styles.when}>{when}</span>
                <span lang="nl-BE">{words}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div>
        <Text weight="strong" id={pageId}>
          Read from the top
        </Text>
        <pre className={styles.read} lang="nl-BE" aria-labelledby={pageId}>
          {page}
        </pre>
      </div>
    </Stack>
  );
}
