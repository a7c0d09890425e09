import { Suspense, use, useId, useState, type ReactNode } from 'react';
import { Select } from '../../packages/ui/src/components/Select/Select.tsx';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { readTranscripts } from '../../packages/ui/src/testing/screenReader/transcriptFile.ts';
import * as styles from './blocks.css.ts';
import { transcriptsOf, useComponentName } from './componentFiles.ts';

/** The screen reader transcripts of the stories of this component. */
export function ScreenReader() {
  return (
    <div className="sb-unstyled" data-transcript>
      <Suspense fallback={<Text>One moment.</Text>}>
        <Transcripts component={useComponentName()} />
      </Suspense>
    </div>
  );
}

/** The marks of a transcript (docs/contributing/testing.md), in words. */
const occasions = {
  focus: 'the focus comes',
  in: 'on the way in',
  open: 'something opens',
  nu: 'it changes',
  straks: 'said when quiet',
  meteen: 'said at once',
};

function Transcripts({ component }: { component: string }) {
  const stories = readTranscripts(use(transcriptsOf(component)));
  const names = [...stories.keys()];
  const [asked, setAsked] = useState(names[0] ?? '');
  const text = stories.get(asked);
  if (text === undefined) throw new Error(`${component} has no transcript of '${asked}'`);
  const [page = '', said = ''] = text.split(/^--$/m).toReversed();
  const marks = Object.entries(occasions).map(([mark, words]) => `${mark}: ${words}`);
  return (
    <Stack>
      <Select
        label="Story"
        options={names.map((name) => ({ key: name, label: name }))}
        value={asked}
        onChange={setAsked}
      />
      {said !== '' && (
        <Words title="While it is used" text={said}>
          <Text size="small" tone="muted">
            {marks.join('; ')}.
          </Text>
        </Words>
      )}
      <Words title="Read from the top" text={page} />
    </Stack>
  );
}

function Words({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const id = useId();
  return (
    <div>
      <Text weight="strong" id={id}>
        {title}
      </Text>
      {children}
      <pre className={styles.read} lang="nl-BE" aria-labelledby={id}>
        {text.trim()}
      </pre>
    </div>
  );
}
