import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../root.ts';
import type { ComparedPicture, PictureReport } from './PictureReport.ts';
import { reportPage } from './reportPage.ts';

/** The folder of the report; PICTURE_REPORT names another one than the usual. */
export const reportFolder =
  process.env['PICTURE_REPORT'] ?? path.join(root, 'test-results', 'pictures');

/** Nothing of an earlier report is left. */
export function removeReport(): void {
  rmSync(reportFolder, { recursive: true, force: true });
}

/** What compared pictures are on disk: a file, or what is in it. */
export type PictureSource = string | Uint8Array | undefined;

/** A picture compared, before its files are in the report. */
export interface FoundPicture extends Pick<ComparedPicture, 'room' | 'name' | 'message'> {
  readonly before: PictureSource;
  readonly after: PictureSource;
  readonly difference?: PictureSource;
}

/**
 * Writes a report that can be taken elsewhere with its folder: what is compared stands in it.
 * @returns the page to open.
 */
export function writeReport({
  compared,
  ...report
}: Omit<PictureReport, 'compared'> & { readonly compared: readonly FoundPicture[] }): string {
  removeReport();
  mkdirSync(reportFolder, { recursive: true });
  const page = path.join(reportFolder, 'index.html');
  const inside = compared.map(({ before, after, difference, ...picture }, index) => ({
    ...picture,
    before: taken(before, `${index}-before.png`),
    after: taken(after, `${index}-after.png`),
    difference: taken(difference, `${index}-difference.png`),
  }));
  writeFileSync(page, reportPage({ ...report, compared: inside }));
  return page;
}

function taken(source: PictureSource, name: string): string | undefined {
  if (source === undefined) return undefined;
  const place = path.join(reportFolder, name);
  if (typeof source === 'string') copyFileSync(source, place);
  else writeFileSync(place, source);
  return name;
}
