import { runMigrate } from '@facturatie/server/node';

process.exitCode = await runMigrate(process.argv.slice(2), process.env);
