/**
 * A login name as it is stored and looked up: accents composed, no case, no white space around it.
 * So the name works however a keyboard or a phone writes it.
 */
export function normaliseLoginName(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
