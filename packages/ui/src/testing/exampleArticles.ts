import type { SearchFunction } from '../private/search/search.ts';

/** Something to sell in an example. */
export interface ExampleArticle {
  text: string;
  price: string;
}

/** One of them of two lines. */
export const exampleArticles: readonly ExampleArticle[] = [
  { text: 'Herstelling dak', price: '€ 450,00 per dag' },
  { text: 'Herstelling dakgoot\nMet nieuwe beugels', price: '€ 38,50 per meter' },
  { text: 'Verplaatsing', price: '€ 0,65 per kilometer' },
];

/** Those whose text holds what was typed, as a server would find them. */
export const findArticles: SearchFunction<ExampleArticle> = async (text) => {
  const wanted = text.toLowerCase();
  return { items: exampleArticles.filter((one) => one.text.toLowerCase().includes(wanted)) };
};

/** How a field reads an example article. */
export const articleWords = {
  itemLabel: (article: ExampleArticle) => article.text,
  itemDescription: (article: ExampleArticle) => article.price,
};
