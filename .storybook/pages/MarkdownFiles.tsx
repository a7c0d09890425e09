import { AnchorMdx, HeaderMdx, Markdown } from '@storybook/addon-docs/blocks';
import { useMemo, type ComponentProps } from 'react';
import { anchorOfHeading, nameOfFile, placeOfLink } from './placeOfLink.ts';

interface MarkdownFilesProps {
  /** The text of every file by its path from this folder, as `import.meta.glob` gives them. */
  files: Record<string, string>;
  /** Whether the page has a title of its own: then that of the first file stands below it. */
  isPart?: boolean;
}

/** The first file gives the page its title; the headings of the others stand one level lower. */
const lowerHeadings = {
  h1: { component: HeaderMdx, props: { as: 'h2' } },
  h2: { component: HeaderMdx, props: { as: 'h3' } },
  h3: { component: HeaderMdx, props: { as: 'h4' } },
  h4: { component: HeaderMdx, props: { as: 'h5' } },
};

/** The Markdown files of one folder under each other, the README first. */
export function MarkdownFiles({ files, isPart = false }: MarkdownFilesProps) {
  return Object.keys(files)
    .toSorted(readmeFirst)
    .map((path, index) => (
      <MarkdownFile
        key={path}
        path={path}
        text={files[path] ?? ''}
        headings={index === 0 && !isPart ? {} : lowerHeadings}
      />
    ));
}

interface MarkdownFileProps {
  path: string;
  text: string;
  headings: Partial<typeof lowerHeadings>;
}

function MarkdownFile({ path, text, headings }: MarkdownFileProps) {
  const Anchor = useMemo(() => anchorIn(path), [path]);
  const name = nameOfFile(path);
  return (
    <section id={name} aria-label={name}>
      <Markdown
        options={{
          overrides: { ...headings, a: Anchor },
          slugify: (heading) => anchorOfHeading(path, heading),
        }}
      >
        {text}
      </Markdown>
    </section>
  );
}

/** Links as they must be when they stand in the file at `path`. */
function anchorIn(path: string) {
  return function Anchor({ href = '', ...rest }: ComponentProps<'a'>) {
    return <AnchorMdx {...rest} href={placeOfLink(path, href)} target="_self" />;
  };
}

function readmeFirst(a: string, b: string) {
  return Number(b.endsWith('/README.md')) - Number(a.endsWith('/README.md')) || a.localeCompare(b);
}
