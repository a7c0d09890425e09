import { runBackup } from '@facturatie/server/node';

process.exitCode = await runBackup(process.argv.slice(2), process.env);
