import { runUserList } from '@facturatie/server/node';

process.exitCode = await runUserList(process.argv.slice(2), process.env);
