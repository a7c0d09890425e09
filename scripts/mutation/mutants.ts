import type { Stryker } from '@stryker-mutator/core';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** A planted fault and what became of it. */
export type Mutant = Pick<
  MutantResult,
  'fileName' | 'location' | 'mutatorName' | 'replacement' | 'status'
>;

/** The share of the faults that the tests noticed, in percent; faults that do not compile do not count. */
export function percentKilled(mutants: readonly Mutant[]): number {
  const noticed = mutants.filter(
    ({ status }) => status === 'Killed' || status === 'Timeout',
  ).length;
  const missed = mutants.filter(hasSurvived).length;
  return noticed + missed === 0 ? 0 : (100 * noticed) / (noticed + missed);
}

/** Whether the fault was not tried, because its code runs only while a file loads. */
export function hasWaited({ status }: Mutant): boolean {
  return status === 'Ignored';
}

/** What tells a fault from all others, in every run. */
export function keyOf({ fileName, location, mutatorName, replacement }: Mutant): string {
  return JSON.stringify([fileName, location, mutatorName, replacement]);
}

/** Whether no test noticed the fault. */
export function hasSurvived({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}

/**
 * A survivor in one line: 'document/apportion.ts:65:9 `size > 0` became `true`'.
 * @param name Its file, as the reader is to see it.
 * @param source The text of its file.
 */
export function survivorLine(mutant: Mutant, name: string, source: string): string {
  const { start, end } = mutant.location;
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const rest = (lines.at(-1)?.length ?? 0) - (end.column - 1);
  const whole = lines.join('\n');
  const original = whole.slice(start.column - 1, whole.length - rest);
  const untested = mutant.status === 'NoCoverage' ? ', and no test comes here' : '';
  const place = `${name}:${start.line}:${start.column}`;
  return `${place} ${shown(original)} became ${shown(mutant.replacement)}${untested}`;
}

function shown(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').replaceAll('`', "'");
  return `\`${line.length > 80 ? `${line.slice(0, 79)}…` : line}\``;
}
