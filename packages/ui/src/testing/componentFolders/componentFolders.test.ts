import { describe, expect, test } from 'vitest';
import { constLists, componentFaults, type ComponentFiles } from './componentFaults.ts';

const texts = import.meta.glob<string>('../../components/*/*.{ts,tsx,mdx,txt,json}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const components = new Map<string, Record<string, string>>();
for (const [path, text] of Object.entries(texts)) {
  const [component = '', file = ''] = path.split('/').slice(-2);
  components.set(component, { ...components.get(component), [file]: text });
}
const names = [...components.keys()];

test.each(names)('%s is complete', (name) => {
  expect(componentFaults(name, components.get(name) ?? {}, names)).toEqual([]);
});

test('the package exports every component, sorted', async () => {
  const { default: entryPoint } = await import('../../index.ts?raw');
  const exported = entryPoint.matchAll(/^export \* from '.\/components\/(\w+)\/index\.ts';$/gm);
  expect(Array.from(exported, ([, name]) => name)).toEqual(names.toSorted());
});

describe('what a component lacks is found', () => {
  const whole: ComponentFiles = {
    'Badge.tsx':
      'export interface BadgeProps {\n  /** Words. */\n  children: string;\n}\nexport function Badge({ children }: BadgeProps) {}',
    'Badge.css.ts': 'export const badge = componentStyle({ color: vars.color.text });',
    'Badge.stories.tsx': 'export const Plain: Story = {};',
    'Badge.mdx': [
      '# Badge',
      '<StatusLine />',
      'A word.',
      '## When not',
      '- For a sentence use [Text](?path=/docs/components-text--docs).',
      "## Anatomy\n\n<Anatomy of={BadgeStories.Plain} parts={[['div', 'Words', 'The word.']]} />",
      "## Do and do not\n\n<Advice do={['One word.']} dont={['A sentence.']} />",
      '## Wording',
      'A noun.',
      '## Props',
      '<Props of={BadgeStories.Plain} />\n',
    ].join('\n\n'),
    'badgeTones.ts': "export const badgeTones = ['good', 'bad'] as const;",
    'component.json': '{ "status": "beta", "kB": 1 }',
    'index.ts': "export { Badge, type BadgeProps } from './Badge.tsx';\nexport { badgeTones };",
    'Badge.gallery.stories.tsx': 'badgeTones.map((tone) => tone)',
  };
  const faults = (change: Record<string, string | undefined>) => {
    const files = Object.entries({ ...whole, ...change }).filter(([, text]) => text !== undefined);
    return componentFaults('Badge', Object.fromEntries(files) as ComponentFiles, ['Badge', 'Text']);
  };

  test('nothing, when it is whole', () => {
    expect(faults({})).toEqual([]);
  });

  test.each(['Badge.css.ts', 'Badge.stories.tsx', 'Badge.gallery.stories.tsx', 'Badge.mdx'])(
    'the file %s',
    (file) => {
      expect(faults({ [file]: undefined })).toContain(`lacks ${file}`);
    },
  );

  test('a story without a transcript, and a transcript of a removed story', () => {
    const page = whole['Badge.mdx']?.replace(
      '## Props',
      '## What a screen reader says\n\n<ScreenReader />\n\n## Props',
    );
    expect(faults({ 'Badge.mdx': page })).toEqual([
      'lacks Badge.transcript.txt',
      'no transcript of Plain: npm run generate -- transcripts Badge',
    ]);
    const other = '== Other One ==\n\nBadge\n';
    expect(faults({ 'Badge.mdx': page, 'Badge.transcript.txt': other })).toEqual([
      'no transcript of Plain: npm run generate -- transcripts Badge',
      'a transcript of OtherOne, which is no story',
    ]);
  });

  test('what a screen reader says, of a component with keys; and an unused transcript', () => {
    expect(faults({ 'Badge.keys.ts': 'export const badgeKeys = [];' })).toEqual(
      expect.arrayContaining([
        'lacks Badge.transcript.txt',
        'Badge.mdx: lacks What a screen reader says',
      ]),
    );
    expect(faults({ 'Badge.transcript.txt': '== Plain ==\n\nBadge\n' })).toEqual([
      'keeps a transcript that its page does not show',
    ]);
  });

  test('not the gallery and the styles of a component that needs none', () => {
    expect(
      faults({
        'Badge.gallery.stories.tsx': undefined,
        'Badge.css.ts': undefined,
        'badgeTones.ts': '',
        'component.json':
          '{ "status": "beta", "kB": 1, "needsGallery": false, "needsStyles": false }',
      }),
    ).toEqual([]);
  });

  test.each([
    ['', 'component.json: is no JSON'],
    ['{ "kB": 1 }', 'component.json: status is undefined'],
    ['{ "status": "new", "kB": 1 }', 'component.json: status is new'],
    ['{ "status": "beta", "kB": "1" }', 'component.json: kB is 1'],
    ['{ "status": "beta", "kB": 1, "size": 1 }', 'component.json: has size'],
    [
      '{ "status": "beta", "kB": 1, "needsGallery": true }',
      'component.json: a need is stated only when false',
    ],
  ])('a manifest %s', (manifest, fault) => {
    expect(faults({ 'component.json': manifest })).toContain(fault);
  });

  test('an entry point without the component, its props or its lists', () => {
    expect(faults({ 'index.ts': '' })).toEqual([
      'index.ts does not export Badge',
      'index.ts does not export BadgeProps',
      'index.ts does not export badgeTones',
    ]);
  });

  test('a prop that nothing describes, and one that brings its own looks', () => {
    const source = `export interface BadgeProps {\n  /** Words. */\n  children: string;\n  tone?: string;\n  /** No. */\n  className?: string;\n}`;
    expect(faults({ 'Badge.tsx': source })).toEqual([
      'Badge.tsx: nothing says what tone is',
      'Badge.tsx: looks come in by className',
    ]);
  });

  test('a value that is in no story; a list of controls is no story', () => {
    const story = "argTypes: choices({ tone: badgeTones }),\n<Badge tone='good' />";
    expect(faults({ 'Badge.gallery.stories.tsx': story })).toEqual([
      "no story shows 'bad' of badgeTones",
    ]);
  });

  test('a page that names no alternative, or links to no page', () => {
    const page = whole['Badge.mdx'] ?? '';
    const whenNot = /(?<=## When not\n\n)- .*/;
    expect(faults({ 'Badge.mdx': page.replace(whenNot, '- Never.') })).toEqual([
      "Badge.mdx: names no alternative in '- Never.'",
    ]);
    expect(faults({ 'Badge.mdx': page.replace(whenNot, '') })).toEqual([
      'Badge.mdx: does not say when not to use it',
    ]);
    expect(
      faults({ 'Badge.mdx': page.replace('components-text--docs', 'components-tag--docs') }),
    ).toEqual(['Badge.mdx: no page components-tag--docs']);
  });

  test('a page without one of its parts, or with a part in another place', () => {
    const page = whole['Badge.mdx'] ?? '';
    expect(faults({ 'Badge.mdx': page.replace('<Anatomy', '<Nothing') })).toEqual([
      'Badge.mdx: lacks Anatomy',
    ]);
    const [before = '', props = ''] = page.split('\n## Props\n');
    const moved = before.replace('\n## Anatomy', () => `\n## Props\n${props}\n## Anatomy`);
    expect(faults({ 'Badge.mdx': moved })).toEqual(['Badge.mdx: Props comes too early']);
  });

  test('keys that are not shown, not tried and not exported', () => {
    expect(faults({ 'Badge.keys.ts': 'export const badgeKeys = [];' })).toEqual([
      'lacks Badge.transcript.txt',
      'index.ts does not export badgeKeys',
      'no transcript of Plain: npm run generate -- transcripts Badge',
      'Badge.mdx: lacks What a screen reader says',
      'Badge.mdx does not show badgeKeys',
      'nothing presses badgeKeys',
    ]);
  });

  test.each([
    ["color: '#fff'", 'a colour'],
    ["padding: '3px'", 'a length in pixels'],
    ['zIndex: 3', 'a place in the stack'],
  ])('a look that is not of the theme: %s', (rule, what) => {
    expect(faults({ 'Badge.css.ts': `componentStyle({ ${rule} })` })).toEqual([
      `Badge.css.ts: states ${what} itself; the theme has it`,
    ]);
  });
});

test('lists are read with their values, over several lines too', () => {
  expect(constLists("export const tones = [\n  'good',\n  'bad',\n] as const;")).toEqual(
    new Map([['tones', ['good', 'bad']]]),
  );
});
