import { readSettings, runServer, StartupError } from '@facturatie/server/node';
import { buildApp } from '../build/builds.ts';
import { BuildError } from '../build/buildOnce.ts';
import { stopWithParent } from '../terminal/runTool.ts';

stopWithParent();
try {
  // A wrong setting is reported before a build, not after it.
  readSettings(process.env);
  await buildApp();
  process.exit(await runServer(process.env));
} catch (error) {
  if (!(error instanceof StartupError || error instanceof BuildError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
