import type { SearchFunction } from '../private/search/search.ts';

/** Something to sell in an example. */
export interface ExampleArticle {
  code: string;
  text: string;
  price: string;
}

/** One of them of two lines. */
export const exampleArticles: readonly ExampleArticle[] = [
  { code: 'HD1', text: 'Herstelling dak', price: '€ 450,00 per dag' },
  {
    code: 'HD12',
    text: 'Herstelling dakgoot\nMet nieuwe beugels',
    price: '€ 38,50 per meter',
  },
  { code: 'KM', text: 'Verplaatsing', price: '€ 0,65 per kilometer' },
];

/** Finds articles by a part of their text or code, as a server would. */
export const findArticles: SearchFunction<ExampleArticle> = async (text) => {
  const wanted = text.toLowerCase();
  const isFound = ({ code, text: words }: ExampleArticle) =>
    `${code} ${words}`.toLowerCase().includes(wanted);
  return { items: exampleArticles.filter(isFound) };
};

/** How a field reads an example article. */
export const articleWords = {
  itemLabel: (article: ExampleArticle) => article.text,
  itemDescription: (article: ExampleArticle) => article.price,
  itemCode: (article: ExampleArticle) => article.code,
};
