import { AnchorMdx, HeaderMdx, Markdown } from '@storybook/addon-docs/blocks';
import { useMemo, type ComponentProps } from 'react';
import { anchorOfHeading, nameOfFile, placeOfLink } from './placeOfLink.ts';

interface MarkdownFilesProps {
  /** The text of every file by its path from this folder, as `import.meta.glob` gives them. */
  files: Record<string, string>;
  /** The address of every picture that they show, by its path from this folder. */
  pictures?: Record<string, string>;
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

/** The Markdown files of one folder under each other, in the order in which its README names them. */
export function MarkdownFiles({ files, pictures = {}, isPart = false }: MarkdownFilesProps) {
  return Object.keys(files)
    .toSorted(inReadingOrder(files))
    .map((path, index) => (
      <MarkdownFile
        key={path}
        path={path}
        text={files[path] ?? ''}
        pictures={pictures}
        headings={index === 0 && !isPart ? {} : lowerHeadings}
      />
    ));
}

interface MarkdownFileProps {
  path: string;
  text: string;
  pictures: Record<string, string>;
  headings: Partial<typeof lowerHeadings>;
}

function MarkdownFile({ path, text, pictures, headings }: MarkdownFileProps) {
  const Anchor = useMemo(() => anchorIn(path), [path]);
  const Picture = useMemo(() => pictureIn(path, pictures), [path, pictures]);
  const name = nameOfFile(path);
  return (
    <section id={name} aria-label={name}>
      <Markdown
        options={{
          overrides: { ...headings, a: Anchor, img: Picture },
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
    const place = placeOfLink(path, href);
    // A file that is no page here: its words stay.
    if (!/^([?#]|https?:)/.test(place)) return <span title={href}>{rest.children}</span>;
    return <AnchorMdx {...rest} href={place} target="_self" />;
  };
}

/** Pictures as they must be when they stand in the file at `path`. */
function pictureIn(path: string, pictures: Record<string, string>) {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return function Picture({ src = '', alt = '' }: ComponentProps<'img'>) {
    return <img src={pictures[folder + src] ?? src} alt={alt} loading="lazy" />;
  };
}

/** The README first, then what it links to, then the rest by name. */
function inReadingOrder(files: MarkdownFilesProps['files']) {
  const [, readme = ''] = Object.entries(files).find(([path]) => path.endsWith('/README.md')) ?? [];
  const order = (path: string) => {
    if (path.endsWith('/README.md')) return -1;
    const linked = readme.indexOf(`](${nameOfFile(path)}.md`);
    return linked === -1 ? readme.length : linked;
  };
  return (a: string, b: string) => order(a) - order(b) || a.localeCompare(b);
}
