import { runVatGroup } from '@facturatie/server/node';

process.exitCode = await runVatGroup(process.argv.slice(2), process.env);
