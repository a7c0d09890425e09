import path from 'node:path';
import { styleText } from 'node:util';
import { root } from '../root.ts';
import { countLine } from './outcome.ts';
import type { Outcome } from './outcome.ts';

const linesOfAnError = 12;

/** The end of a run as text: every failure with its place and evidence, the slowest files, the counts last. */
export function reportText(outcomes: readonly Outcome[], remarks: readonly string[]): string {
  const failures = outcomes.filter(({ state }) => state === 'failed').map(failureText);
  const notes = remarks.map((remark) => styleText('yellow', remark));
  return [...failures, ...notes, slowestText(outcomes), countLine(outcomes)]
    .filter(Boolean)
    .join('\n\n');
}

/** The five files whose tests take longest. */
function slowestText(outcomes: readonly Outcome[]): string {
  const byFile = new Map<string, number>();
  for (const { suite, file, seconds = 0 } of outcomes) {
    const key = [suite, file].filter(Boolean).join(' · ');
    byFile.set(key, (byFile.get(key) ?? 0) + seconds);
  }
  const slowest = [...byFile].toSorted(([, one], [, other]) => other - one).slice(0, 5);
  const lines = slowest.map(([key, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${key}`);
  return slowest.some(([, seconds]) => seconds >= 1) ? ['Slowest files:', ...lines].join('\n') : '';
}

function failureText({ suite, file, title, errors, evidence }: Outcome): string {
  const where = [suite, file].filter(Boolean).join(' · ');
  const head = `${styleText(['red', 'bold'], '✗')} ${styleText('bold', where)}`;
  const body = [
    title,
    ...errors.flatMap((error) => firstLines(error)),
    ...evidence.map((place) => `see ${place}`),
  ];
  return [head, ...body.map((line) => `  ${line}`.trimEnd())].join('\n');
}

function firstLines(error: string): string[] {
  const lines = error.trim().replaceAll(`${root}${path.sep}`, '').split('\n');
  const shown = lines.slice(0, linesOfAnError);
  return lines.length > shown.length
    ? [...shown, `… ${lines.length - shown.length} more lines`]
    : shown;
}
