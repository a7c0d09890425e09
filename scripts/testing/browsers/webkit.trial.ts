import { tryEngine } from './tryEngine.ts';

await tryEngine('webkit');
