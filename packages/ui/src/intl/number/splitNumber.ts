import type { NumberFault } from './NumberResult.ts';

/** What may be before or after a number without changing it. */
export const units = {
  none: /(?!)/,
  euro: /€|euro['’]?s?|eur\.?/,
  percent: /%|percent|procent|pct\.?/,
} as const;

/** Name of a unit that a reader skips. */
export type Unit = keyof typeof units;

/** The digits and marks of a number, and its sign. */
export interface NumberParts {
  isNegative: boolean;
  body: string;
}

/** No number is longer, with all that may be around it. */
const longest = 100;

const unitElsewhere =
  /^(?:[%‰€$£¥₣₹ƒ]|eur|euro|usd|gbp|chf|jpy|bef|nlg|frf|dem|luf|sek|nok|dkk|pln|czk|huf)$/iu;

/**
 * Takes the sign and the unit away on either side of a number: '€ -12,50', '12,50- EUR', '(€ 12,50)'.
 * Text is plain (see plainText) and not empty.
 */
export function splitNumber(text: string, unit: Unit): NumberParts | NumberFault {
  if (cellsWithDigits(text) > 1) return { error: 'severalNumbers' };
  if (text.length > longest) return { error: 'notANumber', part: '' };
  const { signs, body } = peel(withoutCentDash(unit === 'euro' ? withInnerEuro(text) : text), unit);
  const isPair = signs.includes('(') && signs.includes(')');
  if (signs.length > (isPair ? 2 : 1) || (!isPair && /[()]/.test(signs))) {
    return { error: 'notANumber', part: '' };
  }
  const stray = /[^\d.,' ]+/u.exec(body)?.[0];
  if (stray !== undefined) return { error: faultOf(stray, unit), part: stray };
  return /\d/.test(body)
    ? { isNegative: isPair || signs === '-', body }
    : { error: 'notANumber', part: '' };
}

function cellsWithDigits(text: string): number {
  return text.split(/[\t\r\n]/).filter((cell) => /\d/.test(cell)).length;
}

/** 12€50 is how some write 12,50. */
function withInnerEuro(text: string): string {
  return text.replace(/(\d)€(\d{2})$/, '$1,$2');
}

/** '12,-' and '12,=' are whole euros: the dash means no cents, and is no minus sign. */
function withoutCentDash(text: string): string {
  return text.replace(/(\d[.,]) ?(?:--?|=)(?!\d)/, '$1');
}

function peel(text: string, unit: Unit): { signs: string; body: string } {
  const name = units[unit].source;
  const before = new RegExp(`^\\s*([-+(]|${name})\\s*`, 'iu');
  const after = new RegExp(`\\s*([-+)]|${name})\\s*$`, 'iu');
  let body = text;
  let signs = '';
  let isUnitSeen = false;
  for (;;) {
    const found = before.exec(body) ?? after.exec(body);
    const piece = found?.[1];
    if (found === null || piece === undefined) return { signs, body: body.trim() };
    const isSign = /^[-+()]$/.test(piece);
    if (!isSign && isUnitSeen) return { signs, body };
    if (isSign) signs += piece;
    else isUnitSeen = true;
    body = body.slice(0, found.index) + body.slice(found.index + found[0].length);
  }
}

function faultOf(stray: string, unit: Unit): 'notANumber' | 'otherUnit' {
  const isOwn = new RegExp(units[unit].source, 'iu').test(stray);
  return !isOwn && unitElsewhere.test(stray) ? 'otherUnit' : 'notANumber';
}
