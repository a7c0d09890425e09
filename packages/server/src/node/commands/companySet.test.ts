import { writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedCompany } from '../../database/company.ts';
import { exampleCompany } from '../../seed/generate/exampleCompany.ts';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../testing/database/openTestDatabase.ts';
import { runCommand } from '../../testing/processes/runCommand.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import type { TemporaryFolder } from '../../testing/temporaryFolder.ts';
import { runCompanySet } from './companySet.ts';

let database: TestDatabase;
let folder: TemporaryFolder;

beforeEach(async () => {
  database = await openTestDatabase();
  folder = temporaryFolder();
});
afterEach(async () => {
  folder.remove();
  await database.close();
});

const run = (...commandLine: string[]) =>
  runCommand(runCompanySet, commandLine, database.environment);

async function fileOf(text: string): Promise<string> {
  const file = folder.file('company.json');
  await writeFile(file, text);
  return file;
}

test('a file sets the company and it is printed back; options change what they name', async () => {
  const set = await run(await fileOf(JSON.stringify(exampleCompany)));
  expect(set).toMatchObject({ code: 0, err: '' });
  expect(set.out).toContain('  enterpriseNumber  BE 0999.999.922\n');
  expect(set.out).toContain('  iban              BE71 0961 2345 6769\n');
  expect(await storedCompany(database.db)).toEqual(exampleCompany);

  const changed = await run('--phone', '09 555 01 23', '--vat-liable', 'no');
  expect(changed.out).toContain('  enterpriseNumber  0999.999.922\n');
  const after = { ...exampleCompany, phone: '09 555 01 23', vatLiable: false };
  expect(await storedCompany(database.db)).toEqual(after);

  const log = await database.db.selectFrom('changes').selectAll().orderBy('id').execute();
  expect(log).toMatchObject([
    { thing: 'company', action: 'created', userId: null, userName: 'beheer (company:set)' },
    { thing: 'company', action: 'updated' },
  ]);
  expect(JSON.parse(log[1]?.before ?? '')).toEqual(exampleCompany);
  expect(JSON.parse(log[1]?.after ?? '')).toEqual(after);
});

test('every problem is reported, and nothing is changed', async () => {
  await run(await fileOf(JSON.stringify(exampleCompany)));
  const { code, out, err } = await run('--iban', 'BE72096123456769', '--email', 'x');
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^Nothing was changed: iban is no IBAN: .*; email is no e-mail address\.\n$/);
  expect(await storedCompany(database.db)).toEqual(exampleCompany);
});

test('options without a file do not create a company', async () => {
  const { code, err } = await run('--name', 'Iets BV');
  expect([code, err]).toEqual([1, expect.stringContaining('street is required')]);
  expect(await storedCompany(database.db)).toBeUndefined();
});

test.each(['[]', '"x"', 'null', '{', ''])('a file with %j is no company', async (text) => {
  const { code, err } = await run(await fileOf(text));
  expect([code, err]).toEqual([1, expect.stringContaining('is no JSON object')]);
});

test('a missing file is reported', async () => {
  const { err } = await run('/nowhere/company.json');
  expect(err).toBe('/nowhere/company.json cannot be read (ENOENT): nothing was changed.\n');
});

test.each([[[]], [['a.json', 'b.json']], [['--logo', 'x']], [['--iban']]])(
  'it explains its use when called with %j',
  async (commandLine) => {
    const { code, err } = await run(...commandLine);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^Use: npm run company:set -- FILE\.json, /),
    ]);
  },
);
