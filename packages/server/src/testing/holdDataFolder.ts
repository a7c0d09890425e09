import { claimDataFolder } from '../node/dataFolder.ts';

/** A process of its own that claims a data folder, says so, and keeps it until it is killed. */
const [folder = ''] = process.argv.slice(2);
claimDataFolder(folder);
process.stdout.write('claimed\n');
setInterval(() => undefined, 60_000);
