/** What an operator may set about the server's behaviour, wherever it runs. */
export interface ServerSettings {
  /** Milliseconds after login at which a session ends, used or not. */
  readonly sessionLifetime: number;
  /** Milliseconds without a request after which a session ends. */
  readonly sessionIdleLimit: number;
  /** Whether X-Forwarded-For comes from our own proxy and can be believed. */
  readonly trustProxy: boolean;
  /** The name or IP address that the server listens at. */
  readonly host: string;
  /**
   * The one origin at which browsers see the server. Undefined: over http at `host`, at the address that
   * was reached, or at a loopback name, with the port that it listens on.
   */
  readonly publicOrigin: string | undefined;
  /** Largest request body, in bytes. */
  readonly bodyLimit: number;
}

const minute = 60_000;

export const defaultServerSettings: ServerSettings = {
  sessionLifetime: 12 * 60 * minute,
  sessionIdleLimit: 60 * minute,
  trustProxy: false,
  host: 'localhost',
  publicOrigin: undefined,
  bodyLimit: 1024 * 1024,
};
