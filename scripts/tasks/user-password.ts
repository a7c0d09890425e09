import { runUserPassword } from '@facturatie/server/node';

process.exitCode = await runUserPassword(process.argv.slice(2), process.env);
