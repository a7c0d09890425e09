import { describe, expect, test } from 'vitest';
import { storageInMemory } from './storageInMemory.ts';
import { createDrafts } from './drafts.ts';

const shape = { name: '', groupId: null as number | null, address: { city: '' } };
const typedAt = new Date('2026-03-16T09:00:00Z');
const draft = {
  values: { name: 'a', groupId: 3, address: { city: 'Gent' } },
  base: shape,
  version: '"1"',
  unread: { discount: '12,x' },
  typedAt,
};
const now = () => typedAt.getTime();

describe('drafts', () => {
  test('come back as they were kept', () => {
    const storage = storageInMemory();
    createDrafts(storage, now).slot('an', 'klant/1', shape).write(draft);
    expect(createDrafts(storage, now).slot('an', 'klant/1', shape).read()).toEqual(draft);
  });

  test('belong to one person and one record', () => {
    const drafts = createDrafts(storageInMemory(), now);
    drafts.slot('an', 'klant/1', shape).write(draft);
    expect(drafts.slot('bert', 'klant/1', shape).read()).toBeUndefined();
    expect(drafts.slot('an', 'klant/2', shape).read()).toBeUndefined();
  });

  test('of a form that has changed since keep what still fits', () => {
    const drafts = createDrafts(storageInMemory(), now);
    drafts.slot('an', 'klant/1', { name: '', address: 'Gent', gone: true }).write({
      ...draft,
      values: { name: 'a', address: 'Gent', gone: true },
      base: { name: '', address: '', gone: false },
    });
    expect(drafts.slot('an', 'klant/1', shape).read()?.values).toEqual({ ...shape, name: 'a' });
  });

  test('that nobody came back to for a month are thrown away, and nothing else is', () => {
    const storage = storageInMemory();
    storage.setItem('per_page', '20');
    createDrafts(storage, now).slot('an', 'klant/1', shape).write(draft);
    const month = 31 * 24 * 60 * 60 * 1000;
    createDrafts(storage, () => now() + month);
    expect(storage.length).toBe(1);
    expect(storage.getItem('per_page')).toBe('20');
  });

  test('that cannot be read are none', () => {
    const storage = storageInMemory();
    const slot = createDrafts(storage, now).slot('an', 'klant/1', shape);
    slot.write(draft);
    const key = storage.key(0) ?? '';
    const found = ['{', 'null', '{}', '{"typedAt":"soon"}'].map((text) => {
      storage.setItem(key, text);
      return slot.read();
    });
    expect(found).toEqual([undefined, undefined, undefined, undefined]);
  });
});
