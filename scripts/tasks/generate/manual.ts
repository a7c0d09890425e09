import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from '../../build/builds.ts';
import {
  keysPageFile,
  keysPageText,
  manualFolder,
  manualPictures,
} from '../../documents/manual/keysPage.ts';
import { takePictures } from '../../documents/manual/takePictures.ts';
import { root } from '../../root.ts';

// Takes the pictures of docs/handleiding again in the running product, and writes its page of keys.
await buildApp();
mkdirSync(manualFolder, { recursive: true });
writeFileSync(keysPageFile, keysPageText());
rmSync(manualPictures, { recursive: true, force: true });
const count = await takePictures(path.join(root, 'app/dist'), manualPictures);
process.stdout.write(`Took ${count} pictures of docs/handleiding and wrote its page of keys.\n`);
