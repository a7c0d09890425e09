import type { Clock, CookieCarrier } from '../http/ports.ts';

/** Any name does that browsers do not drop, as they drop Set-Cookie from a page's own Response. */
const carrierHeader = 'x-page-set-cookie';

/** The same for a page's own Request, which drops Cookie. */
export const browserCookieHeader = 'x-page-cookie';

/** Lets the server's cookies travel in headers that a page's own Request and Response keep. */
export const browserCookieCarrier: CookieCarrier = {
  append: (answer, cookie) => answer.append(carrierHeader, encodeURIComponent(cookie)),
  read: (request) => request.headers.get(browserCookieHeader) ?? '',
  // Only this page reaches its server.
  origin: (request) => new URL(request.url).origin,
};

interface StoredCookie {
  value: string;
  httpOnly: boolean;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The cookie jar of the server in the page. */
export class BrowserCookies {
  readonly #cookies = new Map<string, StoredCookie>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The cookies stored in `text`; none when it is null or invalid. */
  static from(text: string | null, clock: Clock): BrowserCookies {
    const cookies = new BrowserCookies(clock);
    try {
      const entries = JSON.parse(text ?? '[]') as [string, StoredCookie][];
      for (const [name, cookie] of entries) cookies.#cookies.set(name, cookie);
    } catch {
      // Not written by this code: treated as signed out.
    }
    return cookies;
  }

  /** All cookies, for storing. */
  text(): string {
    return JSON.stringify([...this.#cookies]);
  }

  /** Stores the cookies of a response. Returns whether there were any. */
  take(answer: Response): boolean {
    const carried = answer.headers.get(carrierHeader);
    answer.headers.delete(carrierHeader);
    for (const cookie of carried?.split(',') ?? []) this.#keep(decodeURIComponent(cookie.trim()));
    return carried !== null;
  }

  /** All of them in the Cookie header's form, as a browser sends them along. */
  header(): string {
    return [...this.#cookies]
      .filter(([, { expiresAt }]) => expiresAt > this.#clock.now())
      .map(([name, { value }]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
  }

  /** The value of a cookie that scripts may read; undefined when there is none, or it has expired. */
  readable(name: string): string | undefined {
    const cookie = this.#cookies.get(name);
    if (cookie === undefined || cookie.httpOnly) return undefined;
    return cookie.expiresAt > this.#clock.now() ? cookie.value : undefined;
  }

  #keep(setCookie: string): void {
    const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
    const equals = pair.indexOf('=');
    const seconds = attributes.find((each) => /^max-age=/i.test(each))?.slice('max-age='.length);
    this.#cookies.set(pair.slice(0, equals), {
      value: decodeURIComponent(pair.slice(equals + 1)),
      httpOnly: attributes.some((each) => each.toLowerCase() === 'httponly'),
      expiresAt:
        seconds === undefined
          ? Number.POSITIVE_INFINITY
          : this.#clock.now() + Number(seconds) * 1000,
    });
  }
}
