import { runSeed } from '@facturatie/server/node';

process.exitCode = await runSeed(process.argv.slice(2), process.env);
