import { runTool } from '../terminal/runTool.ts';

process.exitCode = await runTool('storybook/dist/bin/dispatcher.js', [
  'build',
  '--quiet',
  '--disable-telemetry',
  ...process.argv.slice(2),
]);
