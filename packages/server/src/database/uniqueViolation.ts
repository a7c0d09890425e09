/** PostgreSQL's code for a value that is there already. */
const postgresCode = '23505';

/** Whether a statement failed because a value that must be unique is there already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === postgresCode || error.message.includes('UNIQUE constraint failed');
}
