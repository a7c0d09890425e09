import { InputError, type InputProblem } from '../InputError.ts';

/** What the typed error of a calculation tells; undefined when it throws none. */
export function problemOf(calculate: () => unknown): InputProblem | undefined {
  try {
    calculate();
    return undefined;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { name: _name, ...problem } = error;
    return problem;
  }
}
