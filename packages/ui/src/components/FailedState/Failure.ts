/** What went wrong, for the person who has to go on. */
export interface Failure {
  /** What happened and what can be done, in a sentence. */
  cause: string;
  /** What helps whoever is asked for help: '503', 'ERR-12'. */
  code?: string;
}
