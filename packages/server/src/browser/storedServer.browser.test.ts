import { createClient } from '@facturatie/api-contract';
import { percent } from '@facturatie/invoice-engine';
import { afterEach, describe, expect, test } from 'vitest';
import { connectWorker } from './connectWorker.ts';
import type { WorkerServer } from './connectWorker.ts';
import { canStoreDatabase, openIndexedDbStore } from './indexedDbStore.ts';
import type { DatabaseStore } from './indexedDbStore.ts';
import { openStoredServer } from './storedServer.ts';
import type { StorageState } from './storedServer.ts';
import { consoleLog, browserClock, browserRandom } from './browserPorts.ts';
import { serveInWorker } from './serveInWorker.ts';

const demo = { name: 'demo', password: 'demo' };
const names: string[] = [];

function newName(): string {
  const name = `test ${crypto.randomUUID()}`;
  names.push(name);
  return name;
}

afterEach(() => {
  for (const name of names.splice(0)) indexedDB.deleteDatabase(name);
});

/** One tab: a page and the server on the other end of its wire. */
function openTab(databaseStore: DatabaseStore | undefined, storage = new Map<string, string>()) {
  const { port1, port2 } = new MessageChannel();
  serveInWorker(port2, async (sendState) =>
    openStoredServer({
      databaseStore,
      clock: browserClock,
      random: browserRandom,
      log: consoleLog,
      onStateChange: sendState,
    }),
  );
  const begin: StorageState = databaseStore ? 'kept' : 'memory';
  const server = connectWorker(port1, storageOn(storage), begin);
  port1.start();
  port2.start();
  return server;
}

function storageOn(items: Map<string, string>): Storage {
  return {
    length: 0,
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

function clientOf(server: WorkerServer, token?: string) {
  return createClient({ fetch: server.fetch, cookie: server.cookie, token: () => token });
}

async function signedIn(server: WorkerServer) {
  const { data: user } = await clientOf(server).login({ body: demo });
  return clientOf(server, user.token.accessToken);
}

const groupNamed = (name: string) => ({
  body: { name, discount: percent(0), notes: '' },
});

async function groupNames(client: ReturnType<typeof clientOf>): Promise<string[]> {
  const { groups } = await client.listCustomerGroups({
    query: { page: 1, perPage: 100, search: '' },
  });
  return groups.data.map(({ name }) => name);
}

describe('a server whose database the browser keeps', () => {
  test('keeps acknowledged changes and the session over a reload', async () => {
    const [name, storage] = [newName(), new Map<string, string>()];
    const before = openTab(await openIndexedDbStore(name), storage);
    const { data: user } = await clientOf(before).login({ body: demo });
    const token = user.token.accessToken;
    await clientOf(before, token).createCustomerGroup(groupNamed('Van voor de herlading'));

    const after = openTab(await openIndexedDbStore(name), storage);
    expect(await groupNames(clientOf(after, token))).toContain('Van voor de herlading');
    expect(after.cookie('XSRF-TOKEN')).toBe(before.cookie('XSRF-TOKEN'));
    expect(after.state()).toBe('kept');
  });

  test('two tabs at once lose no changes of each other', async () => {
    const name = newName();
    const tabs = await Promise.all([1, 2].map(async () => openTab(await openIndexedDbStore(name))));
    const clients = await Promise.all(tabs.map(signedIn));
    const wanted = Array.from({ length: 12 }, (_, index) => `Groep ${index}`);
    await Promise.all(
      wanted.map(async (each, index) => clients[index % 2]?.createCustomerGroup(groupNamed(each))),
    );
    for (const client of clients) {
      expect(await groupNames(client)).toEqual(expect.arrayContaining(wanted));
    }
  });

  test('starts over in every tab', async () => {
    const name = newName();
    const [one, other] = [
      openTab(await openIndexedDbStore(name)),
      openTab(await openIndexedDbStore(name)),
    ];
    const client = await signedIn(other);
    await client.createCustomerGroup(groupNamed('Weg'));
    await one.startOver();
    await expect(groupNames(client)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(await groupNames(await signedIn(other))).not.toContain('Weg');
  });

  test('works until the page closes without storage', async () => {
    const server = openTab(undefined);
    const client = await signedIn(server);
    await client.createCustomerGroup(groupNamed('In het geheugen'));
    expect(await groupNames(client)).toContain('In het geheugen');
    expect(server.state()).toBe('memory');
  });

  test('continues in memory when the storage is full, and reports it', async () => {
    const databaseStore = await openIndexedDbStore(newName());
    let isFull = false;
    const server = openTab({
      ...databaseStore,
      keep: async (...kept) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        return databaseStore.keep(...kept);
      },
    });
    const client = await signedIn(server);
    const reported = new Promise<void>((resolve) => {
      server.subscribe(() => server.state() === 'memory' && resolve());
    });
    isFull = true;
    await client.createCustomerGroup(groupNamed('Te veel'));
    await reported;
    expect(await groupNames(client)).toContain('Te veel');
  });

  test('leaves an unreadable database as it is, until it is reset', async () => {
    const databaseStore = await openIndexedDbStore(newName());
    const damaged = new TextEncoder().encode('no database '.repeat(1000));
    await databaseStore.keep('1', damaged);
    const server = openTab(databaseStore);
    await expect(signedIn(server)).rejects.toMatchObject({
      status: 503,
      messages: { message: expect.stringContaining('onleesbaar') as string },
    });
    await expect.poll(() => server.state()).toBe('unreadable');
    expect(await databaseStore.read()).toEqual(damaged);
    await server.startOver();
    await expect.poll(() => server.state()).toBe('kept');
    expect(await groupNames(await signedIn(server))).not.toEqual([]);
  });

  test('answers like an unreachable server when its worker fails', async () => {
    const { port1 } = new MessageChannel();
    const server = connectWorker(port1, storageOn(new Map()), 'kept');
    const call = clientOf(server).login({ body: demo });
    port1.dispatchEvent(new Event('messageerror'));
    await expect(call).rejects.toMatchObject({ kind: 'connection' });
    await expect(server.startOver()).rejects.toThrow('could not begin anew');
  });
});

test('this browser keeps databases', async () => {
  expect(await canStoreDatabase()).toBe(true);
});
