import { parse, serialize } from 'hono/utils/cookie';
import type { CookieCarrier } from './ports.ts';

/** Product spec section 9. */
const xsrfCookieName = 'XSRF-TOKEN';

/** Cookies as HTTP carries them. */
export const headerCookies: CookieCarrier = {
  append: (answer, cookie) => answer.append('set-cookie', cookie),
  read: (request) => request.headers.get('cookie') ?? '',
  origin: (request) => request.headers.get('origin') ?? undefined,
};

/** The prefix makes browsers refuse the cookie from a sibling domain; it exists behind TLS only. */
function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-session' : 'session';
}

export interface SessionCookies {
  /** The value of the HttpOnly session cookie. */
  readonly cookieSecret: string;
  readonly xsrfToken: string;
  /** Seconds that the browser keeps both. */
  readonly maxAge: number;
}

/** The two Set-Cookie texts of a new session. */
export function sessionCookies(session: SessionCookies, secure: boolean): string[] {
  const shared = { path: '/', sameSite: 'Strict', secure, maxAge: session.maxAge } as const;
  return [
    serialize(sessionCookieName(secure), session.cookieSecret, { ...shared, httpOnly: true }),
    serialize(xsrfCookieName, session.xsrfToken, shared),
  ];
}

/** The two Set-Cookie texts that make the browser forget a session. */
export function clearedSessionCookies(secure: boolean): string[] {
  return sessionCookies({ cookieSecret: '', xsrfToken: '', maxAge: 0 }, secure);
}

/** Seconds that a browser stays known after its last sign-in. */
const deviceMaxAge = 180 * 24 * 60 * 60;

/** A browser keeps one for each account that signs in on it. */
function deviceCookieName(account: string, secure: boolean): string {
  return `${secure ? '__Host-' : ''}device-${account}`;
}

/**
 * The Set-Cookie text that makes a browser known.
 * @param account hexadecimal digits that stand for the login name
 */
export function deviceCookie(account: string, value: string, secure: boolean): string {
  return serialize(deviceCookieName(account, secure), value, {
    path: '/',
    sameSite: 'Strict',
    secure,
    maxAge: deviceMaxAge,
    httpOnly: true,
  });
}

/** The values of the device cookies of an account in the text of a Cookie header. */
export function deviceCookiesOf(cookies: string, account: string, secure: boolean): string[] {
  return cookiesNamed(deviceCookieName(account, secure), cookies);
}

/** The secrets of sessions in the text of a Cookie header. */
export function sessionCookiesOf(cookies: string, secure: boolean): string[] {
  return cookiesNamed(sessionCookieName(secure), cookies);
}

/** Several where another port, path or sibling domain set a cookie of the same name. */
function cookiesNamed(name: string, cookies: string): string[] {
  return cookies
    .split(';')
    .map((cookie) => parse(cookie, name)[name])
    .filter((value) => value !== undefined);
}
