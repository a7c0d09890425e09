import { useOf } from '@storybook/addon-docs/blocks';

/** What screen readers say in each room, by path; fetched by the page that shows it. */
const transcripts = import.meta.glob<string>(
  '../../packages/ui/src/components/*/*.transcript.txt',
  { query: '?raw', import: 'default' },
);

const galleries = Object.keys(
  import.meta.glob('../../packages/ui/src/components/*/*.gallery.stories.tsx'),
);

const fileOf = (paths: readonly string[], room: string) =>
  paths.find((path) => path.includes(`/components/${room}/${room}.`));

/** The room whose page this is: 'Button' of 'Components/Button'. */
export function useRoom(): string {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.title.slice(preparedMeta.title.lastIndexOf('/') + 1);
}

/** Whether a room has a gallery of every variant in every state. */
export function hasGallery(room: string): boolean {
  return fileOf(galleries, room) !== undefined;
}

const fetched = new Map<string, Promise<string>>();

/**
 * The text of a room's transcripts.
 * @returns the same promise for the same room, so that a component can wait for it.
 * @throws when the room has none.
 */
export function transcriptsOf(room: string): Promise<string> {
  const path = fileOf(Object.keys(transcripts), room) ?? '';
  const known = fetched.get(path) ?? transcripts[path]?.();
  if (!known) throw new Error(`${room} has no transcript: npm run generate -- transcripts ${room}`);
  fetched.set(path, known);
  return known;
}
