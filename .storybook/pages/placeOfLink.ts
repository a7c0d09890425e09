/** The page of this folder on which the files of a folder stand. */
const pageOfFolder: Record<string, string> = {
  docs: 'docs-reference--docs',
  'docs/contributing': 'docs-contributing--docs',
  'docs/decisions': 'docs-decisions--docs',
  'docs/handleiding': 'docs-handleiding--docs',
};

/** The name of a file without folder and ending: its anchor on the page. */
export function nameOfFile(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
}

/** The anchor of a heading in a file; several files stand on one page. */
export function anchorOfHeading(path: string, heading: string): string {
  return `${nameOfFile(path)}-${heading.toLowerCase().replaceAll(/\W+/g, '-')}`;
}

/**
 * Where a link in a Markdown file leads when the file is shown in Storybook: a link to another of our
 * documents leads to where that stands in Storybook, any other address stays as it is.
 * @param path the file the link stands in, from this folder: `../../docs/architecture.md`
 * @param href the address as written: `decisions/README.md`
 */
export function placeOfLink(path: string, href: string): string {
  const base = new URL(path.replace(/^(\.\.\/)+/, ''), 'file:///');
  const target = new URL(href, base);
  const { pathname, hash } = target;
  if (target.protocol !== 'file:' || !pathname.endsWith('.md')) return href;
  const page = pageOfFolder[pathname.slice(1, pathname.lastIndexOf('/'))];
  if (page === undefined) return href;
  const anchor = hash === '' ? nameOfFile(pathname) : anchorOfHeading(pathname, hash.slice(1));
  return href.startsWith('#') ? `#${anchor}` : `?path=/docs/${page}#${anchor}`;
}
