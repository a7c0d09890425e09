import { ApiError } from '@facturatie/api-contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createOnce as createOnceWith } from './createOnce.ts';
import type { Attempt } from './createOnce.ts';

interface Thing {
  readonly version?: string;
  readonly id: number;
  readonly text: string;
}

const failure = (status: number) =>
  new ApiError({
    call: 'createThing',
    kind: status === 0 ? 'connection' : 'status',
    status,
  });

/** Where an attempt of unknown outcome is kept beyond a reload. */
interface Attempts {
  read: () => Attempt<{ text: string }> | undefined;
  write: (attempt: Attempt<{ text: string }> | undefined) => void;
}

function attemptsInMemory(): Attempts {
  let kept: Attempt<{ text: string }> | undefined;
  return { read: () => kept, write: (attempt) => void (kept = attempt) };
}

const createOnce = (
  server: Pick<ReturnType<typeof unreliableServer>, 'create' | 'update'>,
  { read, write } = attemptsInMemory(),
) =>
  createOnceWith<{ text: string }, Thing>({
    ...server,
    isSame: (one, other) => one.text === other.text,
    readAttempt: read,
    writeAttempt: write,
  });

type Fate = 'answered' | 'lost before' | 'lost after' | 'refused' | 'failed after';

/** A server that makes a thing once a key, and whose answers may not arrive. */
function unreliableServer(fates: readonly Fate[]) {
  const left = [...fates];
  const byKey = new Map<string, Thing>();
  const things: Thing[] = [];
  return {
    things,
    create: async (values: { text: string }, key: string): Promise<Thing> => {
      const fate = left.shift() ?? 'answered';
      if (fate === 'lost before') throw failure(0);
      const earlier = byKey.get(key);
      if (fate === 'refused' && !earlier) throw failure(400);
      if (earlier && earlier.text !== values.text) throw failure(422);
      const thing = earlier ?? { id: things.length, text: values.text };
      if (!earlier) things.push(thing);
      byKey.set(key, thing);
      if (fate === 'lost after') throw failure(0);
      if (fate === 'failed after') throw failure(503);
      return thing;
    },
    update: async (values: { text: string }, _version: unknown, { id }: Thing): Promise<Thing> => {
      const thing = { id, text: values.text };
      things[id] = thing;
      return thing;
    },
  };
}

const fate = fc.constantFrom<Fate>(
  'answered',
  'lost before',
  'lost after',
  'refused',
  'failed after',
);

describe('createOnce', () => {
  test('creates it once, whichever answers are lost and whatever changes between the attempts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 8 }),
        fc.array(fc.boolean()),
        async (fates, edits) => {
          const server = unreliableServer(fates);
          const make = createOnce(server);
          let values = { text: 'try 0' };
          for (let tried = 1; ; tried += 1) {
            try {
              expect(await make(values)).toEqual({ id: 0, text: values.text });
              break;
            } catch (error) {
              if (!(error instanceof ApiError)) throw error;
            }
            if (edits[tried] === true) values = { text: `try ${tried}` };
          }
          expect(server.things).toEqual([{ id: 0, text: values.text }]);
        },
      ),
    );
  });

  test('a refusal is reported at once, without another request', async () => {
    const server = unreliableServer(['refused']);
    await expect(createOnce(server)({ text: 'a' })).rejects.toThrow(ApiError);
    expect(server.things).toEqual([]);
  });

  test('a change after a lost answer is sent as an update, not as another record', async () => {
    const server = unreliableServer(['lost after']);
    const make = createOnce(server);
    await expect(make({ text: 'a' })).rejects.toThrow(ApiError);
    expect(await make({ text: 'b' })).toEqual({ id: 0, text: 'b' });
    expect(server.things).toEqual([{ id: 0, text: 'b' }]);
  });

  test('a send after creation is an update', async () => {
    const server = unreliableServer([]);
    const make = createOnce(server);
    await make({ text: 'a' });
    expect(await make({ text: 'b' })).toEqual({ id: 0, text: 'b' });
    expect(server.things).toEqual([{ id: 0, text: 'b' }]);
  });

  test('an attempt that survives a reload creates nothing twice', async () => {
    const server = unreliableServer(['lost after']);
    let kept: Attempt<{ text: string }> | undefined;
    const attempts: Attempts = {
      read: () => kept,
      write: (attempt) => (kept = attempt && structuredClone(attempt)),
    };
    await expect(createOnce(server, attempts)({ text: 'a' })).rejects.toThrow(ApiError);
    await createOnce(server, attempts)({ text: 'a' });
    expect(server.things).toEqual([{ id: 0, text: 'a' }]);
    expect(kept).toBeUndefined();
  });

  test('a reload after creation and a lost update creates nothing twice', async () => {
    const server = unreliableServer(['lost after']);
    let kept: Attempt<{ text: string }> | undefined;
    const attempts: Attempts = {
      read: () => kept,
      write: (attempt) => (kept = attempt && structuredClone(attempt)),
    };
    await expect(createOnce(server, attempts)({ text: 'a' })).rejects.toThrow(ApiError);
    const update = () => Promise.reject(failure(0));
    const unlucky = createOnce({ ...server, update }, attempts);
    await expect(unlucky({ text: 'b' })).rejects.toThrow(ApiError);
    await createOnce(server, attempts)({ text: 'b' });
    expect(server.things).toEqual([{ id: 0, text: 'b' }]);
    expect(kept).toBeUndefined();
  });

  test('the attempt of another draft creates another record', async () => {
    const server = unreliableServer([]);
    let kept: Attempt<{ text: string }> | undefined;
    const attempts: Attempts = {
      read: () => kept,
      write: (attempt) => (kept = attempt),
    };
    const make = createOnce(server, attempts);
    await make({ text: 'a' });
    kept = { values: { text: 'x' }, key: 'of another draft' };
    await make({ text: 'x' });
    expect(server.things).toEqual([
      { id: 0, text: 'a' },
      { id: 1, text: 'x' },
    ]);
  });
});
