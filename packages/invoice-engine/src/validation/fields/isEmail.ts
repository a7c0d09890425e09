const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';

const email = new RegExp(`^[a-z\\d.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`, 'i');

/**
 * Whether text has the form of an e-mail address as the e-mail fields of browsers demand it (SPEC.md
 * V4). Source: HTML Living Standard, valid e-mail address.
 */
export function isEmail(text: string): boolean {
  return email.test(text);
}
