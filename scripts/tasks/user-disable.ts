import { runUserDisable } from '@facturatie/server/node';

process.exitCode = await runUserDisable(process.argv.slice(2), process.env);
