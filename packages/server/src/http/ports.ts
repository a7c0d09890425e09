import type { Db } from '../database/db.ts';
import type { PrintedDocument } from '../print/PrintedDocument.ts';

/** The current moment, injected so that tests and stories can stop the clock. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
}

/** Unpredictable bytes, fit for secrets. */
export interface Random {
  /** `length` fresh bytes. */
  bytes(length: number): Uint8Array<ArrayBuffer>;
}

/** sha256 of a text, as 64 hexadecimal digits: what the database keeps of a secret. */
export type Sha256 = (text: string) => string | Promise<string>;

/** A slow, salted password hash (argon2id in Node). */
export interface PasswordHash {
  /** The hash to store: a self-describing string with its own parameters and salt. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password belongs to the stored hash. Without a stored hash the answer is false and
   * takes the same time, so that known and unknown names cannot be distinguished.
   */
  verify(password: string, stored: string | undefined): Promise<boolean>;
}

export type LogLevel = 'info' | 'warning' | 'error';

/** One line of the log. Fields never hold secrets or query text, and personal data only about signing in. */
export interface LogEntry {
  readonly level: LogLevel;
  /** What happened, in the past tense: 'requestServed', 'requestFailed'. */
  readonly event: string;
  readonly fields: Readonly<Record<string, string | number | boolean>>;
}

export interface Log {
  write(entry: LogEntry): void;
}

/** Files of the built app. Absent where the server runs inside a page. */
export interface StaticApp {
  /** The answer to a GET or HEAD outside the API; undefined when there is no such file. */
  respond(request: Request): Response | undefined;
}

/** Facts of a connection that a request does not contain. */
export interface ConnectionInfo {
  /** The peer's address, as the socket reports it. */
  readonly remoteAddress: string;
  /** Our own end of the connection. */
  readonly localAddress: string;
  readonly localPort: number;
}

/**
 * How cookies come and go. Over HTTP they are headers; a page's own Request and Response drop those
 * headers, so a server inside a page carries them otherwise.
 */
export interface CookieCarrier {
  /** Adds one cookie, in the Set-Cookie header's form, to the headers of an answer. */
  append(answer: Headers, cookie: string): void;
  /** The cookies of a request in the Cookie header's form; '' when it has none. */
  read(request: Request): string;
  /** The origin of the page that sends the request; undefined when the request does not say. */
  origin(request: Request): string | undefined;
}

/** What the VAT databank says of a number. */
export type VatRegistryAnswer =
  | {
      readonly verdict: 'registered';
      /** The name in the databank, such as `NV PLUTO`; '---' when undisclosed. */
      readonly name: string;
      /** On lines: street and number, then postcode and place. */
      readonly address: string;
      /** ISO 3166-1 alpha-2. */
      readonly countryCode: string;
    }
  | { readonly verdict: 'unregistered' }
  /** The registry could not be reached, or had no answer: nothing is known about the number. */
  | { readonly verdict: 'none'; readonly reason: string };

/** The databank of VAT numbers (VIES in Node, invented companies in a demo and in a page). */
export interface VatRegistry {
  /**
   * Asks about a Belgian number. Never rejects.
   * @param digits its ten digits, the last two of which are valid
   */
  lookUp(digits: string): Promise<VatRegistryAnswer>;
}

/** Prints documents. When absent, the call that prints answers with an error. */
export interface PdfPrinter {
  /**
   * A document as a PDF.
   * @param now when it is made, in milliseconds since the Unix epoch
   * @throws Refusal 503 when too many wait to be printed
   */
  print(
    document: PrintedDocument,
    now: number,
    options?: PrintOptions,
  ): Promise<Uint8Array<ArrayBuffer>>;
}

export interface PrintOptions {
  /** Printed before others: for a caller that holds a transaction open. */
  readonly isUrgent?: boolean;
}

/** What the server needs from the place where it runs. */
export interface Ports {
  readonly database: Db;
  /** For short reads by key, which do not wait for long ones. The database itself by default. */
  readonly lookups?: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwordHash: PasswordHash;
  readonly sha256: Sha256;
  readonly log: Log;
  readonly cookies: CookieCarrier;
  readonly vatRegistry: VatRegistry;
  readonly pdf?: PdfPrinter;
}
