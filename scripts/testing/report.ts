import { styleText } from 'node:util';
import { countLine, sumOf } from './results.ts';
import type { FileResult } from './results.ts';

/** The end of a run as text: a line for each suite, what failed, the slowest files, the counts last. */
export function reportText(results: readonly FileResult[], remarks: readonly string[]): string {
  const suites = [...Map.groupBy(results, ({ suite }) => suite)].map(suiteLine);
  const failures = results.filter(({ failed }) => failed > 0).map(failureLine);
  const notes = remarks.map((remark) => styleText('yellow', remark));
  return [
    suites.join('\n'),
    failures.join('\n'),
    ...notes,
    slowestText(results),
    countLine(results),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function suiteLine([suite, results]: [string, FileResult[]]): string {
  const { passed, failed, skipped, seconds } = sumOf(results);
  const mark = failed > 0 ? styleText('red', '✗') : styleText('green', '✓');
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [styleText('red', `${failed} failed`)] : []),
    ...(skipped > 0 ? [styleText('yellow', `${skipped} skipped`)] : []),
  ];
  return `${mark} ${suite.padEnd(20)} ${counts.join(', ')} (${seconds.toFixed(0)} s of tests)`;
}

function failureLine({ suite, file, failed }: FileResult): string {
  return `${styleText(['red', 'bold'], '✗')} ${suite} · ${file}: ${failed} failed`;
}

/** The five files whose tests take longest. */
function slowestText(results: readonly FileResult[]): string {
  const slowest = results
    .filter(({ seconds }) => seconds >= 1)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 5)
    .map(({ suite, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${suite} · ${file}`);
  return slowest.length === 0 ? '' : ['Slowest files:', ...slowest].join('\n');
}
