/** Characters. Length is what protects a password; composition rules are not (NIST SP 800-63B). */
export const passwordLength = { least: 10, most: 1000 } as const;

/** Whether a password is neither too short nor too long, counted in characters as people see them written. */
export function hasFittingLength(password: string): boolean {
  const length = [...password.normalize('NFC')].length;
  return length >= passwordLength.least && length <= passwordLength.most;
}
