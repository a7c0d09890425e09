/** The value of the cookie `name` in a Cookie header or `document.cookie`, or undefined. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const cookie of cookies.split('; ')) {
    const separator = cookie.indexOf('=');
    if (cookie.slice(0, separator) === name) return decodeURIComponent(cookie.slice(separator + 1));
  }
  return undefined;
}
