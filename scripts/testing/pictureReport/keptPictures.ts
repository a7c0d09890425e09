import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../root.ts';
import { pictureFolder } from '../pictures.ts';
import type { ShownPicture } from './PictureReport.ts';
import { reportFolder } from './writeReport.ts';
import type { FoundPicture } from './writeReport.ts';

/** The pictures that rooms keep: of the rooms named, or of all. */
export function keptPictures(rooms: readonly string[]): ShownPicture[] {
  return globSync(`{packages/ui,app}/src/**/${pictureFolder}/*.png`, { cwd: root })
    .toSorted()
    .map((file) => ({ ...namesOf(file), file: toReport(file) }))
    .filter(({ room }) => rooms.length === 0 || rooms.includes(room));
}

/** The pictures that are not what was committed last; none where git cannot tell. */
export function changedPictures(): FoundPicture[] {
  return changedFiles().map((file) => {
    const [before, place] = [committed(file), path.join(root, file)];
    const after = existsSync(place) ? place : undefined;
    return { ...namesOf(file), message: messageOf(before, after), before, after };
  });
}

function messageOf(before: Uint8Array | undefined, after: string | undefined): string {
  if (before === undefined) return 'Committed nowhere yet.';
  return after === undefined ? 'Removed since the last commit.' : 'Changed since the last commit.';
}

/** `packages/ui/src/components/Button/__pictures__/Gallery-dark.png` is Button: Gallery, dark. */
function namesOf(file: string): Pick<ShownPicture, 'room' | 'name'> {
  const [story = '', ...mode] = path.basename(file, '.png').split('-');
  return {
    room: path.basename(path.dirname(path.dirname(file))),
    name: `${story}, ${mode.join('-')}`,
  };
}

function toReport(file: string): string {
  return path.relative(reportFolder, path.join(root, file)).replaceAll(path.sep, '/');
}

function changedFiles(): string[] {
  const text = git('status', '--porcelain', '-z', '--untracked-files=all', '--', '*.png');
  return (text?.toString() ?? '')
    .split('\0')
    .map((line) => line.slice(3))
    .filter((file) => file.includes(`/${pictureFolder}/`));
}

function committed(file: string): Uint8Array | undefined {
  return git('show', `HEAD:${file}`);
}

function git(...args: string[]): Buffer | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 100_000_000,
    });
  } catch {
    return undefined;
  }
}
