import { runImport } from '@facturatie/server/node';

process.exitCode = await runImport(process.argv.slice(2), process.env);
