import { runUserEnable } from '@facturatie/server/node';

process.exitCode = await runUserEnable(process.argv.slice(2), process.env);
