import { statuses, type ComponentManifest } from './componentManifest.ts';
import { readTranscripts } from '../screenReader/transcriptFile.ts';

/** The files of one component: name of the file to its text. */
export type ComponentFiles = Readonly<Record<string, string>>;

/**
 * What a component lacks, one sentence each; empty when it is complete.
 * `components` are the names of all components, for the links between documentation pages.
 */
export function componentFaults(
  name: string,
  files: ComponentFiles,
  components: readonly string[],
): string[] {
  return [
    ...manifestFaults(files),
    ...missingFiles(name, files),
    ...entryFaults(name, files),
    ...propFaults(files),
    ...storyFaults(files),
    ...transcriptFaults(name, files),
    ...pageFaults(name, files, components),
    ...keyFaults(name, files),
    ...styleFaults(files),
  ];
}

const endingIn = (files: ComponentFiles, ending: string) =>
  Object.keys(files).filter((file) => file.endsWith(ending));

const isStory = (file: string) => file.endsWith('.stories.tsx');

const isSource = (file: string) =>
  !isStory(file) && !file.includes('.test.') && file !== 'index.ts';

/** Components with keys of their own have transcripts, and others whose page shows one. */
const hasTranscript = (name: string, files: ComponentFiles) =>
  `${name}.keys.ts` in files || /<ScreenReader\b/.test(files[`${name}.mdx`] ?? '');

function manifestOf(files: ComponentFiles): Partial<ComponentManifest> | undefined {
  try {
    return JSON.parse(files['component.json'] ?? '') as Partial<ComponentManifest>;
  } catch {
    return undefined;
  }
}

function manifestFaults(files: ComponentFiles): string[] {
  const manifest = manifestOf(files);
  if (manifest === undefined) return ['component.json: is no JSON'];
  const { status, kB, needsGallery = false, needsStyles = false, ...unknown } = manifest;
  return [
    ...(status && status in statuses ? [] : [`component.json: status is ${status}`]),
    ...(typeof kB === 'number' ? [] : [`component.json: kB is ${kB}`]),
    ...(needsGallery || needsStyles ? ['component.json: a need is stated only when false'] : []),
    ...Object.keys(unknown).map((key) => `component.json: has ${key}`),
  ];
}

function missingFiles(name: string, files: ComponentFiles): string[] {
  const { needsGallery = true, needsStyles = true } = manifestOf(files) ?? {};
  const wanted = [
    `${name}.tsx`,
    needsStyles ? `${name}.css.ts` : [],
    `${name}.stories.tsx`,
    hasTranscript(name, files) ? `${name}.transcript.txt` : [],
    needsGallery ? `${name}.gallery.stories.tsx` : [],
    `${name}.mdx`,
    'index.ts',
  ].flat();
  return wanted.filter((file) => !(file in files)).map((file) => `lacks ${file}`);
}

/** The lists declared `as const` in a text, by name. */
export function constLists(text: string): Map<string, string[]> {
  const lists = text.matchAll(/export const (\w+) = \[([^\]]*)\] as const/g);
  return new Map(
    Array.from(lists, ([, name = '', body = '']) => [
      name,
      Array.from(body.matchAll(/'([^']*)'/g), ([, value = '']) => value),
    ]),
  );
}

function listsOf(files: ComponentFiles): [string, string[]][] {
  return Object.keys(files)
    .filter(isSource)
    .flatMap((file) => [...constLists(files[file] ?? '')]);
}

function entryFaults(name: string, files: ComponentFiles): string[] {
  const entryPoint = files['index.ts'] ?? '';
  const wanted = [
    name,
    new RegExp(`interface ${name}Props\\b`).test(files[`${name}.tsx`] ?? '') ? `${name}Props` : [],
    `${name}.keys.ts` in files ? keysName(name) : [],
    listsOf(files).map(([list]) => list),
  ].flat();
  return wanted
    .filter((export_) => !new RegExp(`\\b${export_}\\b`).test(entryPoint))
    .map((export_) => `index.ts does not export ${export_}`);
}

/** Members of exported `...Props` interfaces, with whether a doc comment is before them. */
function* propsOf(text: string): Generator<{ prop: string; isDocumented: boolean }> {
  const interfaces = text.matchAll(/export interface \w*Props\b[^{]*\{\n([\s\S]*?)\n\}/g);
  for (const [, body = ''] of interfaces) {
    const lines = body.split('\n');
    for (const [index, line] of lines.entries()) {
      const prop = /^ {2}'?([\w-]+)'?\??:/.exec(line)?.[1];
      if (prop) yield { prop, isDocumented: (lines[index - 1] ?? '').trimEnd().endsWith('*/') };
    }
  }
}

function propFaults(files: ComponentFiles): string[] {
  return Object.keys(files)
    .filter((file) => isSource(file) && file.endsWith('.tsx'))
    .flatMap((file) =>
      Array.from(propsOf(files[file] ?? '')).flatMap(({ prop, isDocumented }) => [
        ...(isDocumented ? [] : [`${file}: nothing says what ${prop} is`]),
        ...(prop === 'className' || prop === 'style' ? [`${file}: looks come in by ${prop}`] : []),
      ]),
    );
}

function storyFaults(files: ComponentFiles): string[] {
  const stories = Object.keys(files)
    .filter(isStory)
    .map((file) => files[file] ?? '')
    .join('\n');
  const body = stories.replaceAll(/argTypes: choices\(\{[\s\S]*?\}\)|^import [\s\S]*?;$/gm, '');
  return listsOf(files).flatMap(([list, values]) =>
    new RegExp(`\\b${list}\\b`).test(body)
      ? []
      : values
          .filter((value) => !body.includes(`'${value}'`) && !body.includes(`"${value}"`))
          .map((value) => `no story shows '${value}' of ${list}`),
  );
}

/** Every story has a transcript, and no transcript is left of a removed story. */
function transcriptFaults(name: string, files: ComponentFiles): string[] {
  if (!hasTranscript(name, files)) {
    return `${name}.transcript.txt` in files
      ? ['keeps a transcript that its page does not show']
      : [];
  }
  const stories = Array.from(
    (files[`${name}.stories.tsx`] ?? '').matchAll(/^export const (\w+): /gm),
    ([, story = '']) => story,
  );
  const recorded = Array.from(
    readTranscripts(files[`${name}.transcript.txt`] ?? '').keys(),
    (story) => story.replaceAll(' ', ''),
  );
  return [
    ...stories
      .filter((story) => !recorded.includes(story))
      .map((story) => `no transcript of ${story}: npm run generate -- transcripts ${name}`),
    ...recorded
      .filter((story) => !stories.includes(story))
      .map((story) => `a transcript of ${story}, which is no story`),
  ];
}

/** What every page has, in this order: a title, and what shows it. */
const pageParts = [
  ['status', '<StatusLine />'],
  ['When not', '\n## When not\n'],
  ['Anatomy', '\n## Anatomy\n\n<(Field)?Anatomy\\b'],
  ['Do and do not', '\n## Do and do not\n\n<Advice\\b'],
  ['What a screen reader says', '\n## What a screen reader says\n[^#]*<ScreenReader\\b'],
  ['Props', '\n## Props\n\n<Props\\b'],
] as const;

function partFaults(file: string, text: string, isSilent: boolean): string[] {
  let end = 0;
  return pageParts.flatMap(([part, pattern]) => {
    if (isSilent && part === 'What a screen reader says') return [];
    const place = text.search(new RegExp(pattern));
    if (place < 0) return [`${file}: lacks ${part}`];
    if (place < end) return [`${file}: ${part} comes too early`];
    end = place;
    return [];
  });
}

function pageFaults(name: string, files: ComponentFiles, components: readonly string[]): string[] {
  const pages = new Set(
    components.map((component) => `components-${component.toLowerCase()}--docs`),
  );
  return endingIn(files, '.mdx').flatMap((file) => {
    const text = files[file] ?? '';
    const whenNot = /\n## When not\n([\s\S]*?)(?=\n## |$)/.exec(text)?.[1];
    const reasons = whenNot?.match(/^- .*(?:\n {2}.*)*/gm) ?? [];
    const links = Array.from(
      text.matchAll(/\?path=\/docs\/(components-[\w-]+)/g),
      ([, page = '']) => page,
    );
    return [
      ...partFaults(file, text, !hasTranscript(name, files)),
      ...(reasons.length === 0 ? [`${file}: does not say when not to use it`] : []),
      ...reasons
        .filter((reason) => !/\buse\b/.test(reason))
        .map((reason) => `${file}: names no alternative in '${reason}'`),
      ...links.filter((page) => !pages.has(page)).map((page) => `${file}: no page ${page}`),
    ];
  });
}

const keysName = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Keys`;

/** The keys of a component are data: its page shows them, and a test or a story presses them. */
function keyFaults(name: string, files: ComponentFiles): string[] {
  if (!(`${name}.keys.ts` in files)) return [];
  const isIn = (file: string) => files[file]?.includes(keysName(name)) ?? false;
  const tries = [...endingIn(files, '.browser.test.tsx'), ...Object.keys(files).filter(isStory)];
  return [
    ...(isIn(`${name}.mdx`) ? [] : [`${name}.mdx does not show ${keysName(name)}`]),
    ...(tries.some(isIn) ? [] : [`nothing presses ${keysName(name)}`]),
  ];
}

const literals: [pattern: RegExp, what: string][] = [
  [/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|\boklch\(/i, 'a colour'],
  [/\b\d*\.?\d+px\b/, 'a length in pixels'],
  [/zIndex: *['"]?-?\d/, 'a place in the stack'],
];

function styleFaults(files: ComponentFiles): string[] {
  return endingIn(files, '.css.ts').flatMap((file) =>
    literals
      .filter(([pattern]) => pattern.test(files[file] ?? ''))
      .map(([, what]) => `${file}: states ${what} itself; the theme has it`),
  );
}
