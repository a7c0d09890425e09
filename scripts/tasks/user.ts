import { runUser } from '@facturatie/server/node';

process.exitCode = await runUser(process.argv.slice(2), process.env);
