import { InputError, type InputProblem } from '../InputError.ts';

/** The problem of the error that a calculation throws; undefined when it throws none. */
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
