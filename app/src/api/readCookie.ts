/**
 * The value of the cookie `name` in a Cookie header or `document.cookie`, or undefined. A sibling domain
 * can set another one of that name; then all values, with commas between them: the server knows its own.
 */
export function readCookie(cookies: string, name: string): string | undefined {
  const values = cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => decoded(cookie.slice(name.length + 1)))
    .filter((value) => value !== undefined);
  return values.length === 0 ? undefined : values.join(',');
}

/** Undefined for what no header can carry: it is not the server's. */
function decoded(value: string): string | undefined {
  try {
    const text = decodeURIComponent(value);
    return /^[\x20-\x7e]*$/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
