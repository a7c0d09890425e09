import path from 'node:path';
import { root } from '../root.ts';

/** Where the glossary stands. */
export const glossaryFile = path.join(root, 'docs', 'glossary.md');
