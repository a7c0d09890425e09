import type { LineNature } from '@facturatie/invoice-engine';
import type { Codec, Infer } from '../codec/Codec.ts';
import { choice } from '../codec/scalars/choice.ts';
import { price } from '../codec/scalars/decimal.ts';
import { field, object } from '../codec/object.ts';
import { requiredText, text } from '../codec/scalars/text.ts';
import { pagedList } from './pagedList.ts';

/** What a line or an article is: goods (B, goed) or a service (S, dienst) (spec §3). */
export function nature(): Codec<LineNature> {
  return choice<LineNature>({ goods: 'B', service: 'S' });
}

/** An article as a search finds it (spec §3). */
export const article = object({
  number: field('Artikelnummer', requiredText()),
  description: field('Omschrijving_klein', text()),
  nature: field('arAard', nature()),
  purchasePrice: field('Aankoop_prijs', price()),
  unitPrice: field('Prijs_per_eenheid', price()),
});

export interface Article extends Infer<typeof article> {}

/** The answer to an article search (spec §7). */
export const articlePage = object({ articles: field('artikelen', pagedList<Article>(article)) });

/** An article as the answer to its number carries it. */
export const articleAnswer = object({ article: field<Article>('product', article) });

/** The number of one article (spec §7 GetByCode). */
export const articleQuery = object({ number: field('Code', requiredText()) });
