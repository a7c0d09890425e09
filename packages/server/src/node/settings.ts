import { availableParallelism } from 'node:os';
import { StartupError } from './startupError.ts';
import { viesAddress } from './ports/viesRegistry.ts';
import { BlockList, isIP } from 'node:net';

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackAddresses.addAddress('::1', 'ipv6');

/** Whether only programs on this machine can reach the host (a name or an IP address). */
function isLoopback(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return host === 'localhost';
  return loopbackAddresses.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

/** Where the data is. */
export interface DatabaseSettings {
  readonly dataDirectory: string;
  /** PostgreSQL's address; undefined means SQLite in `dataDirectory`. */
  readonly databaseUrl: string | undefined;
}

/** Everything the operator can set, read once at the start. */
export interface Settings extends DatabaseSettings {
  readonly port: number;
  readonly host: string;
  readonly demo: boolean;
  readonly appDirectory: string;
  readonly logFormat: LogFormat;
  readonly trustProxy: boolean;
  /** 'https://facturatie.example'; undefined where the address that is listened on is the one to open. */
  readonly publicOrigin: string | undefined;
  /** Milliseconds after login at which a session ends, used or not. */
  readonly sessionLifetime: number;
  /** Milliseconds without a request after which a session ends. */
  readonly sessionIdleLimit: number;
  /** Address of the VAT databank's REST API; undefined for companies that are invented. */
  readonly vatDatabankUrl: string | undefined;
  /** Milliseconds that one question to the VAT databank may take. */
  readonly vatDatabankTimeout: number;
  /** Threads that read a SQLite database; 0 reads in the thread of requests. */
  readonly readThreads: number;
  /** Milliseconds that running requests get to finish when the server stops. */
  readonly stopLimit: number;
}

export const logFormats = ['text', 'json'] as const;
export type LogFormat = (typeof logFormats)[number];

/** One row of the settings table in docs/operations.md. */
export interface SettingDeclaration {
  readonly name: string;
  /** What an unset or empty variable means, as the table shows it. */
  readonly fallback: string;
  readonly meaning: string;
}

export const settingDeclarations = [
  { name: 'PORT', fallback: '4173', meaning: 'Port to listen on; 0 takes any free one.' },
  {
    name: 'HOST',
    fallback: '127.0.0.1',
    meaning:
      'Address to listen on. Anything but a loopback address, here or in PUBLIC_ORIGIN, needs DEMO=0.',
  },
  {
    name: 'DATA_DIR',
    fallback: './data',
    meaning: 'Folder of the SQLite database. Unused with DATABASE_URL.',
  },
  {
    name: 'DATABASE_URL',
    fallback: '',
    meaning: 'postgres://user:password@host:port/database; SQLite when empty.',
  },
  {
    name: 'DEMO',
    fallback: '1',
    meaning:
      '1 fills a new database with demo customers, their documents and the user demo / demo, whom one of npm run seed gets too; 0 does neither.',
  },
  { name: 'APP_DIR', fallback: './app/dist', meaning: 'Folder of the built app.' },
  {
    name: 'LOG_FORMAT',
    fallback: 'text',
    meaning: 'text prints only what needs attention; json prints one line per request.',
  },
  {
    name: 'TRUST_PROXY',
    fallback: '0',
    meaning: '1 behind a proxy that sets X-Forwarded-For; needs PUBLIC_ORIGIN.',
  },
  {
    name: 'PUBLIC_ORIGIN',
    fallback: '',
    meaning:
      'What people open, such as https://facturatie.example; requests for another host are refused. When empty: http at HOST and PORT, localhost included.',
  },
  { name: 'SESSION_HOURS', fallback: '12', meaning: 'Hours after which a login ends.' },
  {
    name: 'SESSION_IDLE_MINUTES',
    fallback: '60',
    meaning: 'Minutes without a request after which a login ends.',
  },
  {
    name: 'VAT_DATABANK_URL',
    fallback: '',
    meaning:
      "Address of the VAT databank (VIES REST API). When empty: with DEMO=1 it is simulated; with DEMO=0 the European Commission's own.",
  },
  {
    name: 'VAT_DATABANK_SECONDS',
    fallback: '5',
    meaning: 'Seconds that the VAT databank gets to answer; at most three attempts.',
  },
  {
    name: 'READ_THREADS',
    fallback: '',
    meaning:
      'Threads that read a SQLite database, 0 to 16, or connections that read a PostgreSQL one. When empty: as many as there are processors, 2 to 4.',
  },
  {
    name: 'STOP_SECONDS',
    fallback: '10',
    meaning: 'Seconds that running requests get to finish when the server stops.',
  },
] as const satisfies readonly SettingDeclaration[];

type SettingName = (typeof settingDeclarations)[number]['name'];

const fallbacks = Object.fromEntries(
  settingDeclarations.map(({ name, fallback }) => [name, fallback]),
) as Record<SettingName, string>;

export type Environment = Readonly<Record<string, string | undefined>>;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Reads and checks all settings.
 * @throws StartupError naming the variable, what it holds and what it may hold
 */
export function readSettings(environment: Environment): Settings {
  const whole = (name: SettingName, lowest: number, highest: number): number => {
    const text = read(environment, name);
    const value = Number(text);
    if (!/^\d{1,9}$/.test(text) || value < lowest || value > highest) {
      throw wrong(name, text, `a whole number from ${lowest} to ${highest}`);
    }
    return value;
  };
  const oneOf = <T extends string>(name: SettingName, allowed: readonly T[]): T => {
    const text = read(environment, name);
    const value = allowed.find((candidate) => candidate === text);
    if (value === undefined) throw wrong(name, text, allowed.join(' or '));
    return value;
  };
  const host = read(environment, 'HOST');
  const demo = oneOf('DEMO', ['0', '1']) === '1';
  const publicOrigin = readPublicOrigin(read(environment, 'PUBLIC_ORIGIN'));
  if (demo) {
    refuseDemoForOthers(`HOST=${host}`, host);
    if (publicOrigin !== undefined) {
      refuseDemoForOthers(`PUBLIC_ORIGIN=${publicOrigin}`, new URL(publicOrigin).hostname);
    }
  }
  const trustProxy = oneOf('TRUST_PROXY', ['0', '1']) === '1';
  if (trustProxy && publicOrigin === undefined) {
    throw new StartupError(
      'TRUST_PROXY=1 needs PUBLIC_ORIGIN: what people open, such as https://facturatie.example.',
    );
  }
  return {
    ...readDatabaseSettings(environment),
    port: whole('PORT', 0, 65_535),
    host,
    demo,
    appDirectory: read(environment, 'APP_DIR'),
    logFormat: oneOf('LOG_FORMAT', logFormats),
    trustProxy,
    publicOrigin,
    sessionLifetime: whole('SESSION_HOURS', 1, 24 * 30) * hour,
    sessionIdleLimit: whole('SESSION_IDLE_MINUTES', 1, 24 * 60) * minute,
    vatDatabankUrl: readVatDatabankUrl(read(environment, 'VAT_DATABANK_URL'), demo),
    vatDatabankTimeout: whole('VAT_DATABANK_SECONDS', 1, 60) * second,
    readThreads:
      read(environment, 'READ_THREADS') === '' ? usualReadThreads() : whole('READ_THREADS', 0, 16),
    stopLimit: whole('STOP_SECONDS', 0, 3600) * second,
  };
}

/** More would wait for each other and use memory. */
function usualReadThreads(): number {
  return Math.max(2, Math.min(4, availableParallelism()));
}

/**
 * Reads where the data is, for commands that only work on that.
 * @throws StartupError when DATABASE_URL is not an address of PostgreSQL
 */
export function readDatabaseSettings(environment: Environment): DatabaseSettings {
  return {
    dataDirectory: read(environment, 'DATA_DIR'),
    databaseUrl: readDatabaseUrl(read(environment, 'DATABASE_URL')),
  };
}

function read(environment: Environment, name: SettingName): string {
  const value = environment[name]?.trim();
  if (value !== undefined && value !== '') return value;
  return fallbacks[name];
}

function wrong(name: SettingName, value: string, allowed: string): StartupError {
  return new StartupError(`${name} must be ${allowed}, not '${value}'.`);
}

function refuseDemoForOthers(setting: string, host: string): void {
  // An address holds IPv6 between brackets.
  if (isLoopback(host.replace(/^\[|\]$/g, ''))) return;
  throw new StartupError(
    `${setting} is reachable by others, and demo data has a known login: set DEMO=0, then add a user with npm run user -- add NAME.`,
  );
}

/** As browsers write it: in lower case, without the usual port. */
function readPublicOrigin(text: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(text);
  const isOrigin =
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.href === `${url.origin}/` &&
    !/[?#]$/.test(text);
  if (isOrigin) return url.origin;
  throw wrong('PUBLIC_ORIGIN', text, 'http:// or https:// with a host, and a port if it has one');
}

function readVatDatabankUrl(text: string, demo: boolean): string | undefined {
  if (text === '') return demo ? undefined : viesAddress;
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw wrong('VAT_DATABANK_URL', text, 'an address that begins with http:// or https://');
  }
  return text.replace(/\/+$/, '');
}

/** The value itself stays out of the message: it carries a password. */
function readDatabaseUrl(text: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(text);
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new StartupError(
      'DATABASE_URL must look like postgres://user:password@host:port/database.',
    );
  }
  return text;
}
