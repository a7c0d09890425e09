import { describe, expect, test } from 'vitest';
import { argon2id } from './argon2.ts';

describe('argon2id', () => {
  test('accepts its own password and no other', async () => {
    const stored = await argon2id.hash('geheim wachtwoord');
    expect(await argon2id.verify('geheim wachtwoord', stored)).toBe(true);
    expect(await argon2id.verify('geheim wachtwoorD', stored)).toBe(false);
    expect(await argon2id.verify('', stored)).toBe(false);
  });

  test('salts: the same password is stored differently twice', async () => {
    expect(await argon2id.hash('hetzelfde')).not.toBe(await argon2id.hash('hetzelfde'));
  });

  test('stores its cost with the hash, so that it is still verified after the cost changes', async () => {
    expect(await argon2id.hash('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("reads a hash of another maker and another cost (the argon2 reference program's)", async () => {
    const stored =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await argon2id.verify('password', stored)).toBe(true);
    expect(await argon2id.verify('Password', stored)).toBe(false);
  });

  test('treats composed and decomposed accents as the same', async () => {
    const stored = await argon2id.hash('caf\u00e9');
    expect(await argon2id.verify('cafe\u0301', stored)).toBe(true);
  });

  test('refuses every password without a stored hash', async () => {
    expect(await argon2id.verify('geheim', undefined)).toBe(false);
  });

  test('fails with a damaged hash', async () => {
    await expect(argon2id.verify('geheim', 'plain text')).rejects.toThrow('PHC string');
  });
});
