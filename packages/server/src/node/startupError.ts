/** A reason not to start that the operator can act on: shown as one line, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
