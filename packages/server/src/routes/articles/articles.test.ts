import { listArticles } from '@facturatie/api-contract';
import type { Caller } from '@facturatie/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleSearchText } from '../../database/search/searchTexts.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';

let server: TestServer;
let call: Caller;

const plainArticle = {
  description: '',
  nature: 'goods',
  unitPrice: 0,
  purchasePrice: 0,
} as const;

beforeAll(async () => {
  server = await openTestServer();
  call = await server.signedIn();
  const articles = [
    { number: 'b-2', description: 'Crème fraîche' },
    { number: 'B-1', description: 'Brood, wit', unitPrice: 2_8500, purchasePrice: 1_1000 },
    { number: 'U-1', description: 'Uurloon', nature: 'service' as const },
    ...Array.from({ length: 21 }, (_, index) => ({ number: `Z-${100 + index}` })),
  ];
  await server.db
    .insertInto('articles')
    .values(
      articles.map((row) => {
        const article = { ...plainArticle, ...row };
        return { ...article, searchText: articleSearchText(article) };
      }),
    )
    .execute();
});
afterAll(() => server.close());

const find = async (search: string, page = 1) =>
  (await call(listArticles, { query: { page, perPage: 10, search } })).articles;

const numbersOf = async (search: string, page = 1) =>
  (await find(search, page)).data.map(({ number }) => number);

test('an article has the fields that are copied to a line', async () => {
  expect((await find('brood')).data).toEqual([
    {
      number: 'B-1',
      description: 'Brood, wit',
      nature: 'goods',
      purchasePrice: 1_1000,
      unitPrice: 2_8500,
    },
  ]);
});

test('articles are found by number and description, in any notation', async () => {
  expect(await numbersOf('CREME fraiche')).toEqual(['b-2']);
  expect(await numbersOf('b-')).toEqual(['B-1', 'b-2']);
  expect(await numbersOf('uu')).toEqual(['U-1']);
  expect(await numbersOf('wit brood')).toEqual(['B-1']);
  expect(await numbersOf('%')).toEqual([]);
});

test('articles are sorted by number, page by page', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => numbersOf('', page)));
  expect(pages.map((page) => page.length)).toEqual([10, 10, 4]);
  expect(pages.flat()).toEqual(pages.flat().toSorted());
  expect(await find('', 3)).toMatchObject({ total: 24, lastPage: 3 });
  expect(await find('', 4)).toMatchObject({ data: [], total: 24 });
});
