import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { pictureFolder } from '../../scripts/testing/pictures.ts';
import { modes } from '../toolbar/modes.ts';

const root = path.join(import.meta.dirname, '../..');
const sources = '{packages/ui,app}/src/**';

async function find(pattern: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: root })) files.push(file);
  return files;
}

/** The pictures that a gallery's file defines. */
async function picturesOf(file: string): Promise<string[]> {
  const source = await readFile(path.join(root, file), 'utf8');
  const stories = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
    storyNameFromExport(name).replaceAll(' ', '-'),
  );
  return stories.flatMap((story) =>
    Object.keys(modes).map((mode) =>
      path.join(path.dirname(file), pictureFolder, `${story}-${mode}.png`),
    ),
  );
}

test('every gallery has its picture in every mode, and no picture is left over', async () => {
  const galleries = await find(`${sources}/*.gallery.stories.tsx`);
  const wanted = (await Promise.all(galleries.map(picturesOf))).flat();
  const kept = await find(`${sources}/${pictureFolder}/*`);
  expect(kept.toSorted()).toEqual(wanted.toSorted());
});
