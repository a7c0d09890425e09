import { runTool } from '../terminal/runTool.ts';

process.exitCode = await runTool('storybook/dist/bin/dispatcher.js', [
  'dev',
  '--port=6006',
  '--no-open',
  '--no-version-updates',
  '--disable-telemetry',
  ...process.argv.slice(2),
]);
