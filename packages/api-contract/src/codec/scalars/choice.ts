import { isBlank } from '@facturatie/invoice-engine';
import type { Codec } from '../Codec.ts';
import { scalar } from './scalar.ts';

/**
 * One of a few words: English in the code, its own word or number on the wire. Anything else has code
 * enum.
 *
 * @example choice({ quote: 10, invoice: 11 })
 */
export function choice<const Word extends string>(
  wireWords: Readonly<Record<Word, string | number>>,
): Codec<Word> {
  const words = Object.keys(wireWords) as Word[];
  const entries = words.map((word) => `${word} (${wireWords[word]})`);
  return scalar<Word>({
    type: `one of ${entries.join(', ')}`,
    shape: { kind: 'choice', values: words.map((word) => wireWords[word]) },
    read: (wire) => {
      if (isBlank(wire)) return { code: 'required' };
      if (typeof wire !== 'string' && typeof wire !== 'number') return { code: 'type' };
      const found = words.find((word) => String(wireWords[word]) === String(wire));
      return found === undefined ? { code: 'enum' } : { value: found };
    },
    write: (word) => wireWords[word],
  });
}
