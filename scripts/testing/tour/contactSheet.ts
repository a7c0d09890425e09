import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pictureOf, tourFolder, type IndexEntry, type Look } from './tourGuide.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes a page with all pictures of the tour beside one another, one row for each page of Storybook. */
export function writeContactSheet(entries: readonly IndexEntry[], looks: readonly Look[]): void {
  const rows = entries.map((entry) => {
    const title = escaped(`${entry.title}: ${entry.name}`);
    const pictures = looks.map((look) => {
      const file = pictureOf(entry, look).replaceAll(path.sep, '/');
      const alt = `${title}, ${look.scheme}, ${look.width} px`;
      return `<a href="${file}"><img src="${file}" alt="${alt}" loading="lazy"></a>`;
    });
    return `<section id="${entry.id}"><h2>${title}</h2><div>${pictures.join('')}</div></section>`;
  });
  const style = `body{font:14px system-ui;margin:2rem;background:#eee;color:#111}
div{display:flex;gap:1rem;align-items:start}
img{max-height:22rem;max-width:24rem;object-fit:contain;object-position:top;border:1px solid #999}`;
  mkdirSync(tourFolder, { recursive: true });
  writeFileSync(
    path.join(tourFolder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Storybook by picture</title><style>${style}</style><h1>Storybook by picture</h1>${rows.join('\n')}</html>\n`,
  );
}
