import type { DbTransaction } from '../database/db.ts';
import { readDocumentSettings } from '../database/documents/documentSettings.ts';
import { articleSearchText } from '../database/search/searchTexts.ts';
import type { Catalogue, StockedArticle } from './generate/generateDocument.ts';
import { exampleCompany } from './generate/exampleCompany.ts';
import { seededArticles } from './generate/words/articles.ts';

/**
 * What documents are made of: the articles of the invented business. Those that are not there yet are
 * made; those that are keep their own prices.
 */
export async function ensureCatalogue(trx: DbTransaction): Promise<Catalogue> {
  const numbers = seededArticles.map(({ number }) => number);
  const read = () =>
    trx.selectFrom('articles').selectAll().where('number', 'in', numbers).execute();
  const present = new Set((await read()).map(({ number }) => number));
  const missing = seededArticles
    .filter(({ number }) => !present.has(number))
    .map(({ number, description, nature, purchasePrice, unitPrice }) => ({
      number,
      description,
      nature,
      purchasePrice: tenThousandths(purchasePrice),
      unitPrice: tenThousandths(unitPrice),
      searchText: articleSearchText({ number, description }),
    }));
  if (missing.length > 0) {
    const insert = trx.insertInto('articles').values(missing);
    await insert.onConflict((conflict) => conflict.column('number').doNothing()).execute();
  }
  const stored = new Map((await read()).map((article) => [article.number, article]));
  const { vat, vatGroups } = await readDocumentSettings(trx);
  return {
    articles: seededArticles.flatMap(({ number, vatCode, sold, most }): StockedArticle[] => {
      const article = stored.get(number);
      return article === undefined ? [] : [{ ...article, vatCode, sold, most }];
    }),
    rates: new Map(vatGroups.map(({ code, rate }) => [code, rate])),
    defaultVatCode: vat.defaultCode,
  };
}

function tenThousandths(euros: number): number {
  return Math.round(euros * 10_000);
}

/** The ids of our own accounts, the main one first; where there are none, two are made. */
export async function ensureBanks(trx: DbTransaction): Promise<readonly number[]> {
  const read = () =>
    trx.selectFrom('banks').select('id').orderBy('isMain', 'desc').orderBy('id').execute();
  if ((await read()).length === 0) {
    const { iban, bic } = exampleCompany;
    await trx
      .insertInto('banks')
      .values([
        { name: 'Belfius zichtrekening', iban, bic, isMain: 1 },
        { name: 'KBC', iban: 'BE17737999999921', bic: 'KREDBEBB', isMain: 0 },
      ])
      .execute();
  }
  return (await read()).map(({ id }) => id);
}
