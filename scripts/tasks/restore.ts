import { runRestore } from '@facturatie/server/node';

process.exitCode = await runRestore(process.argv.slice(2), process.env);
