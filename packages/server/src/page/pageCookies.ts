import type { Clock, CookieCarrier } from '../http/ports.ts';

/** Any name does that browsers do not drop, as they drop Set-Cookie from a page's own Response. */
const carrierHeader = 'x-page-set-cookie';

/** Lets the server's cookies travel in a header that a page's own Response keeps. */
export const pageCookieCarrier: CookieCarrier = {
  append: (answer, cookie) => answer.append(carrierHeader, encodeURIComponent(cookie)),
};

interface StoredCookie {
  value: string;
  httpOnly: boolean;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The cookies of a page's own server: what a browser keeps for a server of the network. */
export class PageCookies {
  readonly #cookies = new Map<string, StoredCookie>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes the cookies out of an answer, and keeps them. */
  take(answer: Response): void {
    const carried = answer.headers.get(carrierHeader);
    answer.headers.delete(carrierHeader);
    for (const cookie of carried?.split(',') ?? []) this.#keep(decodeURIComponent(cookie.trim()));
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
