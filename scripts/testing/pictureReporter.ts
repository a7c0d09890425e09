import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from '../root.ts';
import { recordVariable } from './outcome.ts';
import { removeReport, writeReport } from './pictureReport/writeReport.ts';
import type { FoundPicture } from './pictureReport/writeReport.ts';

/** Leaves a page that shows each picture that differs: as it was, as it is, and where. */
export default class PictureReporter implements Reporter {
  private readonly found: FoundPicture[] = [];

  onTestRunStart(): void {
    removeReport();
  }

  onTestModuleEnd(module: TestModule): void {
    this.found.push(...[...module.children.allTests('failed')].flatMap(picturesOf));
  }

  onTestRunEnd(): void {
    if (this.found.length === 0) return;
    const page = writeReport({
      title: `Pictures that differ: ${this.found.length}`,
      advice:
        'Where the change is meant, take the picture anew: npm run pictures, with the name of the room.',
      compared: this.found,
      current: [],
    });
    // npm test says it at its end.
    if (process.env[recordVariable] !== undefined) return;
    process.stdout.write(`\nPictures that differ: ${path.relative(root, page)}\n`);
  }
}

/** The last comparison of a test. */
function picturesOf(test: TestCase): FoundPicture[] {
  const room = path.basename(path.dirname(test.module.moduleId));
  const mode =
    /^stories-(dark|forced-colors|compact|narrow)$/.exec(test.project.name)?.[1] ?? 'light';
  const name = `${test.name}, ${mode}`;
  const found = test.artifacts().flatMap((artifact) => {
    if (artifact.type !== 'internal:toMatchScreenshot') return [];
    const { message, attachments } = artifact;
    const fileOf = (wanted: string) => attachments.find((each) => each.name === wanted)?.path;
    const [reference, after] = [fileOf('reference'), fileOf('actual')];
    // Of a picture that nobody kept, what is new is called the reference.
    const isNew = after === undefined && message.startsWith('No existing');
    return {
      room,
      name,
      message,
      before: isNew ? undefined : reference,
      after: isNew ? reference : after,
      difference: fileOf('diff'),
    };
  });
  return found.slice(-1);
}
