/** Words that make another number of the digits beside them: a side of a booking, a factor, cents. */
const changing = new Set(
  `c d h s k m x cr dr db cred deb ct cent cents credit debet debit krediet min minus moins negatief
  mio mln mld miljoen miljard duizend honderd procent pct percent keer maal`.split(/\s+/),
);

/** Letters that look like digits or represent them. */
const likeDigits = /^[OoDQIlSBZ]+$/;

const currency = /^(?!BTW|TVA|VAT|EUR)[A-Z]{3}$/;

/**
 * Leaves out the words before the first and behind the last digit of a pasted text:
 * 'Prijs: € 12,50 excl. btw' becomes '€ 12,50'. Text comes back as it is when a word changes what the
 * digits mean, when it touches them and may be digits itself, or when there are digits on both sides.
 */
export function withoutWords(text: string): string {
  const [, head = '', digits = '', tail = ''] = /^(\D*)(\d(?:.*\d)?)(\D*)$/s.exec(text) ?? [];
  const words = `${head} ${tail}`.match(/\p{L}+/gu) ?? [];
  const touching = [/\p{L}+$/u.exec(head)?.[0], /^\p{L}+/u.exec(tail)?.[0]];
  const isUnsafe =
    digits === '' ||
    words.some((word) => changing.has(word.toLowerCase()) || currency.test(word)) ||
    touching.some((word) => word !== undefined && likeDigits.test(word));
  return isUnsafe ? text : (withoutLetters(head) + digits + withoutLetters(tail)).trim();
}

/** Keeps the words that are a euro's name. A point or colon goes with the word it ends. */
function withoutLetters(text: string): string {
  return text.replace(/\p{L}+['’]?\p{L}*[.:]?/gu, (word) => (/^eur/i.test(word) ? word : ''));
}
