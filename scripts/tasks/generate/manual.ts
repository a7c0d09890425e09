import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from '../../build/buildApp.ts';
import { keysPageFile, keysPageText } from '../../manual/keysPage.ts';
import { manualFolder, manualPictures } from '../../manual/manualFolder.ts';
import { takePictures } from '../../manual/takePictures.ts';
import { root } from '../../root.ts';

// Takes the pictures of docs/handleiding anew in the running product, and writes its page of keys.
await buildApp();
mkdirSync(manualFolder, { recursive: true });
writeFileSync(keysPageFile, keysPageText());
rmSync(manualPictures, { recursive: true, force: true });
const count = await takePictures(path.join(root, 'app/dist'), manualPictures);
process.stdout.write(`Took ${count} pictures of docs/handleiding and wrote its page of keys.\n`);
