/** Where a room begins: the files of a new one, by name inside `src/components/<Name>/`. */
export function roomTemplates(name: string): Record<string, string> {
  const variable = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return {
    'index.ts': `export { ${name}, type ${name}Props } from './${name}.tsx';\n`,
    [`${name}.tsx`]: `import type { ReactNode } from 'react';
import * as styles from './${name}.css.ts';

/** Props of {@link ${name}}. */
export interface ${name}Props {
  /** What stands in it. */
  children: ReactNode;
}

/** Says in one sentence what a ${name} does. */
export function ${name}({ children }: ${name}Props) {
  return <div className={styles.${variable}}>{children}</div>;
}
`,
    [`${name}.css.ts`]: `import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';

export const ${variable} = componentStyle({ color: vars.color.text });
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Components/${name}',
  component: ${name},
  tags: ['!autodocs'],
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As it is used most. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible();
  },
};
`,
    [`${name}.gallery.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Components/${name}',
  component: ${name},
  tags: ['!autodocs'],
} satisfies Meta<typeof ${name}>;

export default meta;

/** Every variant in every state. */
export const Gallery: StoryObj = {
  render: () => <${name}>${name}</${name}>,
};
`,
    [`${name}.mdx`]: pageTemplate(name),
  };
}

/** The documentation page of a new room: every part that a page has, with what to write there. */
function pageTemplate(name: string): string {
  return `import { Canvas, Meta } from '@storybook/addon-docs/blocks';
import * as ${name}Stories from './${name}.stories.tsx';

<Meta of={${name}Stories} />

# ${name}

<StatusLine />

Say in one sentence what it is for.

<Canvas of={${name}Stories.Plain} />

## When not

- Say when something else serves better, and name it: use [Text](?path=/docs/components-text--docs).

## Anatomy

<Anatomy of={${name}Stories.Plain} parts={[['div', 'Words', 'Say what the part is for.']]} />

## Do and do not

<Advice do={['Say what serves people.']} dont={['Say what does not, and why.']} />

## Wording

Say how its words are chosen.

## Props

<Props of={${name}Stories.Plain} />
`;
}

/** The package's door with one more room in it, in the order of the alphabet. */
export function addToDoor(door: string, name: string): string {
  const line = `export * from './components/${name}/index.ts';`;
  const lines = door.trimEnd().split('\n');
  if (lines.includes(line)) return door;
  const isRoom = (text: string) => text.startsWith("export * from './components/");
  const rooms = [...lines.filter(isRoom), line].toSorted((one, other) => (one < other ? -1 : 1));
  return `${[...rooms, ...lines.filter((text) => !isRoom(text))].join('\n')}\n`;
}

/** The list of statuses with one more room in it; everything begins as an experiment. */
export function addToStatuses(file: string, name: string): string {
  return addLine(file, /^ {2}\w+: '\w+',$/, `  ${name}: 'experimental',`);
}

/** The budgets with one for a new room: bytes that a component of one element fits in. */
export function addToBudgets(file: string, name: string): string {
  return addLine(file, /^ {2}'components\/\w+\/': [\d_]+,$/, `  'components/${name}/': 1_024,`);
}

/** Adds a line among lines of its kind, in the order of the alphabet; once. */
function addLine(file: string, kind: RegExp, line: string): string {
  const lines = file.split('\n');
  if (lines.includes(line)) return file;
  const after = lines.findIndex((text) => kind.test(text) && text > line);
  const last = lines.findLastIndex((text) => kind.test(text)) + 1;
  return lines.toSpliced(after < 0 ? last : after, 0, line).join('\n');
}

/** Whether a name can be a room's: letters and figures, a capital first. */
export function isRoomName(name: string): boolean {
  return /^[A-Z][A-Za-z0-9]*$/.test(name);
}
