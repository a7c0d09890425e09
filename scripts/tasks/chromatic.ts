import { runTool } from '../terminal/runTool.ts';

// Publishes Storybook to Chromatic for review; how, says chromatic.config.json.
if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  process.exitCode = await runTool('chromatic/dist/bin.cjs', process.argv.slice(2));
} else {
  process.stderr.write('CHROMATIC_PROJECT_TOKEN is not set: nothing was published.\n');
  process.exitCode = 1;
}
