import { AnchorMdx, HeaderMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

interface MarkdownFilesProps {
  /** The text of every file by its path from this folder, as `import.meta.glob` returns them. */
  files: Record<string, string>;
  /** The URL of every picture in them, by its path from this folder. */
  pictures?: Record<string, string>;
  /** Whether the page has a title of its own: then every file is a section of it. */
  isPart?: boolean;
}

/** The page that shows the files of a folder. */
const pageOfFolder: Record<string, string> = {
  docs: 'docs-reference--docs',
  'docs/contributing': 'docs-contributing--docs',
  'docs/decisions': 'docs-decisions--docs',
  'docs/handleiding': 'docs-handleiding--docs',
};

/** A page has one title: the headings of every file but the first are one level lower. */
const lowerHeadings = Object.fromEntries(
  ['h2', 'h3', 'h4', 'h5'].map((as, index) => [
    `h${index + 1}`,
    { component: HeaderMdx, props: { as } },
  ]),
);

/** The Markdown files of one folder below each other: the README first, the others by name. */
export function MarkdownFiles({ files, pictures = {}, isPart = false }: MarkdownFilesProps) {
  const isReadme = (path: string) => Number(path.endsWith('/README.md'));
  return Object.keys(files)
    .toSorted((a, b) => isReadme(b) - isReadme(a) || a.localeCompare(b))
    .map((path, index) => (
      <section key={path} id={fileName(path)} aria-label={fileName(path)}>
        <Markdown
          options={{
            overrides: {
              ...(index === 0 && !isPart ? {} : lowerHeadings),
              a: { component: Link, props: { file: path } },
              img: { component: Picture, props: { file: path, pictures } },
            },
            slugify: (heading) => headingId(path, heading),
          }}
        >
          {files[path] ?? ''}
        </Markdown>
      </section>
    ));
}

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');

/** Prefixed with the file: several files are on one page. */
const headingId = (path: string, heading: string) =>
  `${fileName(path)}-${heading.toLowerCase().replaceAll(/\W+/g, '-')}`;

/** A link in a file. One to another document leads to its page here; one to a source file is plain text. */
function Link({ file, href = '', children }: ComponentProps<'a'> & { file: string }) {
  const { protocol, pathname, hash } = new URL(href, `file:///${file.replaceAll('../', '')}`);
  const page = pageOfFolder[pathname.slice(1, pathname.lastIndexOf('/'))];
  const isPage = protocol === 'file:' && pathname.endsWith('.md') && page !== undefined;
  if (!isPage && protocol !== 'https:') return <span title={href}>{children}</span>;
  const anchor = hash === '' ? fileName(pathname) : headingId(pathname, hash.slice(1));
  const target = href.startsWith('#') ? `#${anchor}` : `?path=/docs/${page}#${anchor}`;
  return (
    <AnchorMdx href={isPage ? target : href} target="_self">
      {children}
    </AnchorMdx>
  );
}

type PictureProps = ComponentProps<'img'> & Required<Pick<MarkdownFilesProps, 'pictures'>>;

function Picture({ file, pictures, src = '', alt = '' }: PictureProps & { file: string }) {
  const path = file.slice(0, file.lastIndexOf('/') + 1) + src;
  return <img src={pictures[path] ?? src} alt={alt} loading="lazy" />;
}
