import path from 'node:path';
import { styleText } from 'node:util';
import { root } from '../root.ts';
import { countLine } from './outcome.ts';
import type { Outcome } from './outcome.ts';

const linesOfAnError = 12;

/**
 * The end of a run as text: every failure with its place and evidence, what passed only at the second
 * try, remarks, and the counts last.
 */
export function reportText(outcomes: readonly Outcome[], remarks: readonly string[]): string {
  const failures = [
    ...outcomes.filter(({ atSecondTry }) => atSecondTry).map(doubtText),
    ...outcomes.filter(({ state }) => state === 'failed').map(failureText),
  ];
  const notes = remarks.map((remark) => styleText('yellow', remark));
  return [...failures, ...notes, countLine(outcomes)].join('\n\n');
}

function failureText(outcome: Outcome): string {
  return textBelow(styleText(['red', 'bold'], '✗'), outcome);
}

function doubtText(outcome: Outcome): string {
  const title = `${outcome.title}: passed only at the second try`;
  return textBelow(styleText(['yellow', 'bold'], '≈'), { ...outcome, title });
}

function textBelow(mark: string, { suite, file, title, errors, evidence }: Outcome): string {
  const head = `${mark} ${styleText('bold', [suite, file].filter(Boolean).join(' · '))}`;
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
