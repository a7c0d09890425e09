import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictures } from '../../manual/pictures.ts';
import { takePictures } from '../../manual/takePictures.ts';
import { root } from '../../root.ts';

/** A laden machine is slow, not wrong: in milliseconds, for all of them. */
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
