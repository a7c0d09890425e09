import { describe, expect, test } from 'vitest';
import { constLists, roomFaults, type RoomFiles, type RoomNeeds } from './roomFaults.ts';
import { roomStatuses } from './roomStatuses.ts';

const texts = import.meta.glob<string>('../../components/*/*.{ts,tsx,mdx,txt}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const rooms = new Map<string, Record<string, string>>();
for (const [path, text] of Object.entries(texts)) {
  const [room = '', file = ''] = path.split('/').slice(-2);
  rooms.set(room, { ...rooms.get(room), [file]: text });
}
const names = [...rooms.keys()];

/** Layout primitives and rooms that show all there is in their stories. */
const plainRooms = [
  'ButtonLink',
  'Card',
  'Columns',
  'Form',
  'Heading',
  'Icon',
  'Inline',
  'KeyboardTable',
  'OnDemand',
  'Page',
  'Spinner',
  'Stack',
  'StartScreen',
  'Text',
  'UiProvider',
  'VisuallyHidden',
];

/** Rooms that are not seen by themselves, or wear the looks of another. */
const roomsWithoutLooks = [
  'ButtonLink',
  'DateField',
  'EmailField',
  'EmptyState',
  'FailedState',
  'KeyboardHelp',
  'MoneyField',
  'OnDemand',
  'PercentField',
  'QuantityField',
  'ReadOnlyField',
  'UiProvider',
];

const needsOf = (name: string): RoomNeeds => ({
  isPlain: plainRooms.includes(name),
  hasNoLooks: roomsWithoutLooks.includes(name),
});

test.each(names)('%s is complete', (name) => {
  expect(roomFaults(name, rooms.get(name) ?? {}, needsOf(name), names)).toEqual([]);
});

test('every room has a status, and every status is that of a room', () => {
  expect(Object.keys(roomStatuses)).toEqual(names.toSorted());
});

test('every room is in the door of the package, and every exception is a room', async () => {
  const { default: door } = await import('../../index.ts?raw');
  for (const name of names) {
    expect(door).toContain(`export * from './components/${name}/index.ts';`);
  }
  expect([...plainRooms, ...roomsWithoutLooks].filter((name) => !rooms.has(name))).toEqual([]);
});

describe('what a room lacks is found', () => {
  const whole: RoomFiles = {
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
    'index.ts': "export { Badge, type BadgeProps } from './Badge.tsx';\nexport { badgeTones };",
    'Badge.gallery.stories.tsx': 'badgeTones.map((tone) => tone)',
  };
  const full: RoomNeeds = { isPlain: false, hasNoLooks: false };
  const faults = (change: Record<string, string | undefined>, needs = full) => {
    const files = Object.entries({ ...whole, ...change }).filter(([, text]) => text !== undefined);
    return roomFaults('Badge', Object.fromEntries(files) as RoomFiles, needs, ['Badge', 'Text']);
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

  test('a story that nobody heard, and a transcript of a story that is gone', () => {
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

  test('what a screen reader says, of a component with keys; and a transcript that nobody wants', () => {
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

  test('not the gallery of a plain room', () => {
    expect(
      faults(
        { 'Badge.gallery.stories.tsx': undefined, 'badgeTones.ts': '' },
        { isPlain: true, hasNoLooks: false },
      ),
    ).toEqual([]);
  });

  test('a door without the component, its props or its lists', () => {
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

  test('a value that stands in no story; a list of controls is no story', () => {
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
