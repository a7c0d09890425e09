import { tryEngine } from './tryEngine.ts';

await tryEngine('chromium');
