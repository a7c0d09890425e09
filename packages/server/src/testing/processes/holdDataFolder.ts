import { claimDataFolder } from '../../node/storage/dataFolder.ts';

/**
 * A process of its own that claims a data folder, says so, and keeps it until it is killed:
 * also when memory is cleaned up (run with --expose-gc) and nothing else holds the claim.
 */
const [folder = ''] = process.argv.slice(2);
claimDataFolder(folder);
globalThis.gc?.();
process.stdout.write('claimed\n');
setInterval(() => undefined, 60_000);
