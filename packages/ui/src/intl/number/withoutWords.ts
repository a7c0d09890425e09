/** Words that make another number of the figures beside them: a side of a booking, a factor, cents. */
const changing = new Set(
  `c d h s k m x cr dr db cred deb ct cent cents credit debet debit krediet min minus moins negatief
  mio mln mld miljoen miljard duizend honderd procent pct percent keer maal`.split(/\s+/),
);

/** Letters that are taken for figures, or stand for them. */
const likeFigures = /^[OoDQIlSBZ]+$/;

const currency = /^(?!BTW|TVA|VAT|EUR)[A-Z]{3}$/;

/**
 * Leaves out the words before the first and behind the last figure of a pasted text:
 * 'Prijs: € 12,50 excl. btw' becomes '€ 12,50'. Text comes back as it is when a word changes what the
 * figures mean, when it touches them and may be figures itself, or when there are figures on both sides.
 */
export function withoutWords(text: string): string {
  const [, head = '', figures = '', tail = ''] = /^(\D*)(\d(?:.*\d)?)(\D*)$/s.exec(text) ?? [];
  const words = `${head} ${tail}`.match(/\p{L}+/gu) ?? [];
  const touching = [/\p{L}+$/u.exec(head)?.[0], /^\p{L}+/u.exec(tail)?.[0]];
  const isUnsafe =
    figures === '' ||
    words.some((word) => changing.has(word.toLowerCase()) || currency.test(word)) ||
    touching.some((word) => word !== undefined && likeFigures.test(word));
  return isUnsafe ? text : (withoutLetters(head) + figures + withoutLetters(tail)).trim();
}

/** Keeps the words that are a euro's name. A point or colon goes with the word it ends. */
function withoutLetters(text: string): string {
  return text.replace(/\p{L}+['’]?\p{L}*[.:]?/gu, (word) => (/^eur/i.test(word) ? word : ''));
}
