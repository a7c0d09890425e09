import { getProductByCode } from '@facturatie/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../testing/openBrowser.ts';
import type { TestBrowser } from '../../testing/openBrowser.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';

let server: TestServer;
let browser: TestBrowser;

beforeAll(async () => {
  server = await openTestServer();
  browser = await openBrowser(server);
  await server.db
    .insertInto('articles')
    .values([
      {
        number: 'SCH-4x40',
        description: 'Schroef 4 × 40',
        nature: 'goods',
        purchasePrice: 800,
        unitPrice: 12_500,
        searchText: 'sch-4x40 schroef',
      },
      {
        number: 'Uur',
        description: 'Werkuur',
        nature: 'service',
        unitPrice: 550_000,
        searchText: 'uur werkuur',
        purchasePrice: 0,
      },
    ])
    .execute();
});
afterAll(() => server.close());

const ask = (number: string) => browser.call(getProductByCode, { query: { number } });

test('an article is given by exactly its number, with the fields of the search', async () => {
  expect(await ask('SCH-4x40')).toEqual({
    article: {
      number: 'SCH-4x40',
      description: 'Schroef 4 × 40',
      nature: 'goods',
      purchasePrice: 800,
      unitPrice: 12_500,
    },
  });
  expect((await ask('Uur')).article).toMatchObject({ nature: 'service', unitPrice: 550_000 });
});

test.each(['uur', 'Uu', 'Uur ', '%', 'SCH', "' or 1=1"])(
  'there is no article %j, and it says so',
  async (number) => {
    await expect(ask(number)).rejects.toMatchObject({
      status: 404,
      messages: { message: 'Dit artikel bestaat niet (meer).' },
    });
  },
);

test.each(['', '?Code=', '?Code=%20', '?code=Uur'])(
  'without a number (%s) it is requested',
  async (query) => {
    const answer = await server.fetch(getProductByCode.path + query, { headers: browser.headers });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { Code: ['Vul dit in.'] } });
  },
);
