import { runUserAdd } from '@facturatie/server/node';

process.exitCode = await runUserAdd(process.argv.slice(2), process.env);
