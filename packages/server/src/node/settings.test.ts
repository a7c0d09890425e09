import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readSettings, settingDeclarations } from './settings.ts';

describe('the settings', () => {
  test('have a default for everything', () => {
    expect(readSettings({})).toEqual({
      port: 4173,
      host: '127.0.0.1',
      dataDirectory: './data',
      databaseUrl: undefined,
      demo: true,
      appDirectory: './app/dist',
      logFormat: 'text',
      trustProxy: false,
      publicOrigin: undefined,
      sessionLifetime: 12 * 60 * 60_000,
      sessionIdleLimit: 60 * 60_000,
      vatDatabankUrl: undefined,
      vatDatabankTimeout: 5000,
      stopLimit: 10_000,
      readThreads: Math.max(2, Math.min(4, availableParallelism())),
    });
  });

  test('SQLite may be read without threads', () => {
    expect(readSettings({ READ_THREADS: '0' }).readThreads).toBe(0);
  });

  test('an empty variable counts as not set', () => {
    expect(readSettings({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toEqual(readSettings({}));
  });

  test.each([
    [{ PORT: 'http' }, "PORT must be a whole number from 0 to 65535, not 'http'."],
    [{ PORT: '65536' }, "PORT must be a whole number from 0 to 65535, not '65536'."],
    [{ PORT: '-1' }, "PORT must be a whole number from 0 to 65535, not '-1'."],
    [{ PORT: '80.5' }, "PORT must be a whole number from 0 to 65535, not '80.5'."],
    [{ PORT: '0x50' }, "PORT must be a whole number from 0 to 65535, not '0x50'."],
    [{ DEMO: 'yes' }, "DEMO must be 0 or 1, not 'yes'."],
    [{ LOG_FORMAT: 'xml' }, "LOG_FORMAT must be text or json, not 'xml'."],
    [{ TRUST_PROXY: '2' }, "TRUST_PROXY must be 0 or 1, not '2'."],
    [
      { TRUST_PROXY: '1' },
      'TRUST_PROXY=1 needs PUBLIC_ORIGIN: what people open, such as https://facturatie.example.',
    ],
    [{ READ_THREADS: '17' }, "READ_THREADS must be a whole number from 0 to 16, not '17'."],
    [{ SESSION_HOURS: '0' }, "SESSION_HOURS must be a whole number from 1 to 720, not '0'."],
    [
      { VAT_DATABANK_URL: 'ec.europa.eu/vies' },
      "VAT_DATABANK_URL must be an address that begins with http:// or https://, not 'ec.europa.eu/vies'.",
    ],
    [
      { VAT_DATABANK_SECONDS: '0' },
      "VAT_DATABANK_SECONDS must be a whole number from 1 to 60, not '0'.",
    ],
    [
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'DATABASE_URL must look like postgres://user:password@host:port/database.',
    ],
    [
      { DATABASE_URL: 'secret' },
      'DATABASE_URL must look like postgres://user:password@host:port/database.',
    ],
  ])('%j is refused with the allowed values', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });

  test.each([
    [{}, undefined],
    [{ DEMO: '0' }, 'https://ec.europa.eu/taxation_customs/vies/rest-api'],
    [{ VAT_DATABANK_URL: 'http://127.0.0.1:8080/vies/' }, 'http://127.0.0.1:8080/vies'],
    [{ DEMO: '0', VAT_DATABANK_URL: 'https://vies.example' }, 'https://vies.example'],
  ])('%j asks about VAT numbers at %s', (environment, address) => {
    expect(readSettings(environment).vatDatabankUrl).toBe(address);
  });

  test.each(['facturatie.example', 'ftp://x', 'https://x/app', 'https://x/?', 'https://u:p@x'])(
    'PUBLIC_ORIGIN=%s is no origin',
    (PUBLIC_ORIGIN) => {
      expect(() => readSettings({ PUBLIC_ORIGIN })).toThrow(
        `PUBLIC_ORIGIN must be http:// or https:// with a host, and a port if it has one, not '${PUBLIC_ORIGIN}'.`,
      );
    },
  );

  test.each([
    ['https://facturatie.example', 'https://facturatie.example'],
    ['https://Facturatie.example:443/', 'https://facturatie.example'],
    ['http://10.0.0.7:8080', 'http://10.0.0.7:8080'],
  ])('PUBLIC_ORIGIN=%s is %s to a browser', (PUBLIC_ORIGIN, publicOrigin) => {
    expect(readSettings({ PUBLIC_ORIGIN, TRUST_PROXY: '1', DEMO: '0' })).toMatchObject({
      publicOrigin,
    });
  });

  test.each(['https://facturatie.example', 'http://10.0.0.7:8080', 'https://localhost.example'])(
    'demo data and PUBLIC_ORIGIN=%s do not go together',
    (PUBLIC_ORIGIN) => {
      expect(() => readSettings({ PUBLIC_ORIGIN })).toThrow(
        /demo data has a known login: set DEMO=0/,
      );
    },
  );

  test.each(['https://localhost', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'demo data may be opened at PUBLIC_ORIGIN=%s, which only this machine reaches',
    (PUBLIC_ORIGIN) => {
      expect(readSettings({ PUBLIC_ORIGIN })).toMatchObject({ demo: true });
    },
  );

  test.each(['0.0.0.0', '::', '192.168.1.20', 'office.example', '127.0.0.1.example', '10.0.0.1'])(
    'demo data and HOST=%s do not go together',
    (HOST) => {
      expect(() => readSettings({ HOST })).toThrow(/demo data has a known login: set DEMO=0/);
      expect(readSettings({ HOST, DEMO: '0' })).toMatchObject({ host: HOST, demo: false });
    },
  );

  test.each(['127.0.0.1', '127.9.9.9', '::1', 'localhost'])(
    'demo data is for HOST=%s, which only this machine reaches',
    (HOST) => {
      expect(readSettings({ HOST, DEMO: '1' })).toMatchObject({ host: HOST, demo: true });
    },
  );
});

test('docs/operations.md lists every setting as the code has it', () => {
  const operations = new URL('../../../../docs/operations.md', import.meta.url);
  const rows = readFileSync(operations, 'utf8')
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+` /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim().replace(/^`|`$/g, '')));
  expect(rows.map(([, name, fallback, meaning]) => ({ name, fallback, meaning }))).toEqual(
    settingDeclarations,
  );
});
