import { expect, test } from 'vitest';
import { readTranscripts, transcript, transcriptPath, writeTranscripts } from './transcriptFile.ts';

test('a transcript is beside the stories of its component', () => {
  expect(transcriptPath('components/Button/Button.stories.tsx')).toBe(
    'components/Button/Button.transcript.txt',
  );
});

test('announcements are listed before the final page', () => {
  expect(transcript(['focus: Bewaar, knop'], ['Bewaar, knop'])).toBe(
    'focus: Bewaar, knop\n--\nBewaar, knop',
  );
  expect(transcript([], ['Bewaar, knop'])).toBe('Bewaar, knop');
});

test('a file is read as it was written, story by story', () => {
  const stories = new Map([
    ['Plain', 'Bewaar, knop\n  deeper'],
    ['Two Words', "Klant == 'x', invoerveld"],
  ]);
  const text = writeTranscripts(stories);
  expect(text).toBe(
    "== Plain ==\n\nBewaar, knop\n  deeper\n\n== Two Words ==\n\nKlant == 'x', invoerveld\n",
  );
  expect(readTranscripts(text)).toEqual(stories);
  expect(readTranscripts('')).toEqual(new Map());
});
