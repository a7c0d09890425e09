import { describe, expect, test } from 'vitest';
import { storageInMemory } from '../storageInMemory.ts';
import { openDraft, shapeCodec } from './drafts.ts';
import { removeOldDrafts } from './storedDrafts.ts';

const shape = { name: '', groupId: null as number | null, address: { city: '' } };
const typedAt = new Date('2026-03-16T09:00:00Z');
const draft = {
  values: { name: 'a', groupId: 3, address: { city: 'Gent' } },
  base: shape,
  version: '"1"',
  unparsed: { discount: '12,x' },
  attempt: { values: { name: 'b', groupId: null, address: { city: '' } }, key: 'key-1' },
  tried: [{ name: 'c', groupId: 4, address: { city: 'Gent' } }],
};
const now = () => typedAt.getTime();
const day = 24 * 60 * 60 * 1000;
const codec = shapeCodec(shape);

/** Opens the drafts of a record after a reload. */
const openIn = (storage: Storage, owner = 'an', name = 'klant/1') =>
  openDraft({ storage, owner, now }, name, codec);

describe('drafts', () => {
  test('are read as they were written', () => {
    const storage = storageInMemory();
    openIn(storage).write(draft);
    expect(openIn(storage).earlier()).toMatchObject({ ...draft, typedAt });
  });

  test('belong to one user and one record', () => {
    const storage = storageInMemory();
    openIn(storage).write(draft);
    expect(openIn(storage, 'bert').earlier()).toBeUndefined();
    expect(openIn(storage, 'an', 'klant/2').earlier()).toBeUndefined();
  });

  test('of a form that has changed since keep what still fits', () => {
    const storage = storageInMemory();
    const values = { name: 'a', address: 'Gent', gone: true };
    openDraft({ storage, owner: 'an', now }, 'klant/1', shapeCodec(values)).write({
      ...draft,
      values,
      base: values,
      attempt: undefined,
      tried: [],
    });
    expect(openIn(storage).earlier()?.values).toEqual({ ...shape, name: 'a' });
  });

  test('are kept for 30 days, and nothing else is removed', () => {
    const storage = storageInMemory();
    storage.setItem('per_page', '20');
    openIn(storage).write(draft);
    removeOldDrafts(storage, () => now() + 30 * day - 1);
    expect(openIn(storage).earlier()).toMatchObject(draft);
    removeOldDrafts(storage, () => now() + 30 * day);
    expect(storage.length).toBe(1);
    expect(storage.getItem('per_page')).toBe('20');
  });

  test('that cannot be parsed are ignored', () => {
    const storage = storageInMemory();
    openIn(storage).write(draft);
    const key = storage.key(0) ?? '';
    const found = ['{', 'null', '{}', '{"typedAt":"soon"}', '{"typedAt":1,"values":3}'].map(
      (text) => {
        storage.setItem(key, text);
        return openIn(storage).earlier();
      },
    );
    expect(found).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
});
