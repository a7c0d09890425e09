import { runCompanySet } from '@facturatie/server/node';

process.exitCode = await runCompanySet(process.argv.slice(2), process.env);
