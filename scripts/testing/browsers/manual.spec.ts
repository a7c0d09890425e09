import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictures } from '../../documents/manual/pictures.ts';
import { takePictures } from '../../documents/manual/takePictures.ts';
import { root } from '../../root.ts';

/** Generous for busy CI machines: in milliseconds, for all pictures. */
const patience = 600_000;

test(
  'every picture of the manual can be taken of the product as it is',
  { timeout: patience },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'facturatie-pictures-'));
    try {
      const taken = await takePictures(path.join(root, 'app/dist'), folder);
      expect(taken).toBe(Object.keys(pictures).length);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
