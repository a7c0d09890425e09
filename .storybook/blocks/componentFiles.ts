import { useOf } from '@storybook/addon-docs/blocks';
import type {
  ComponentManifest,
  Status,
} from '../../packages/ui/src/testing/componentFolders/componentManifest.ts';

const manifests = new Map(
  Object.entries(
    import.meta.glob<ComponentManifest>('../../packages/ui/src/components/*/component.json', {
      import: 'default',
      eager: true,
    }),
  ).map(([path, manifest]) => [path.split('/').at(-2) ?? '', manifest]),
);

/** The names of all components, sorted. */
export const componentNames: readonly string[] = [...manifests.keys()];

/**
 * How far a component may be built upon, by its `component.json`.
 * @throws when there is no component of that name.
 */
export function statusOf(component: string): Status {
  const manifest = manifests.get(component);
  if (!manifest) throw new Error(`packages/ui has no component ${component}`);
  return manifest.status;
}

/** What screen readers say in each component, by path; fetched by the page that shows it. */
const transcripts = import.meta.glob<string>(
  '../../packages/ui/src/components/*/*.transcript.txt',
  { query: '?raw', import: 'default' },
);

const galleries = Object.keys(
  import.meta.glob('../../packages/ui/src/components/*/*.gallery.stories.tsx'),
);

const fileOf = (paths: readonly string[], component: string) =>
  paths.find((path) => path.includes(`/components/${component}/${component}.`));

/** The component whose page this is: 'Button' of 'Components/Button'. */
export function useComponentName(): string {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.title.slice(preparedMeta.title.lastIndexOf('/') + 1);
}

/** Whether a component has a gallery of every variant in every state. */
export function hasGallery(component: string): boolean {
  return fileOf(galleries, component) !== undefined;
}

const fetched = new Map<string, Promise<string>>();

/**
 * The text of a component's transcripts.
 * @returns the same promise for the same component, so that a component can wait for it.
 * @throws when the component has none.
 */
export function transcriptsOf(component: string): Promise<string> {
  const path = fileOf(Object.keys(transcripts), component) ?? '';
  const known = fetched.get(path) ?? transcripts[path]?.();
  if (!known)
    throw new Error(`${component} has no transcript: npm run generate -- transcripts ${component}`);
  fetched.set(path, known);
  return known;
}
