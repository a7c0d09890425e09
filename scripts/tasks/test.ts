import { reportText } from '../testing/report.ts';
import { readSuites } from '../testing/suites.ts';
import { testRun } from '../testing/testRun.ts';
import { untilStopped } from '../terminal/untilStopped.ts';

const stopped = untilStopped();
const { outcomes, remarks } = await testRun(readSuites(process.argv.slice(2)), stopped);
if (stopped.aborted) remarks.push('The run was stopped before its end.');
process.stdout.write(`\n${reportText(outcomes, remarks)}\n`);
if (stopped.aborted || outcomes.some(({ state }) => state === 'failed')) process.exitCode = 1;
