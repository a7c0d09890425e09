import type { RandomStream } from './randomStream.ts';
import { places } from './words/places.ts';
import type { Place } from './words/places.ts';
import { streets } from './words/streets.ts';

export interface Address {
  /** Street with house number and, at times, letter or bus. */
  street: string;
  place: Place;
}

/** An address in a given place, or anywhere in Flanders and Brussels. */
export function generateAddress(random: RandomStream, place?: Place): Address {
  return {
    street: `${random.pick(streets)} ${houseNumber(random)}`,
    place: place ?? random.pick(places),
  };
}

function houseNumber(random: RandomStream): string {
  const number = 1 + random.below(random.chance(80) ? 120 : 480);
  if (random.chance(8)) return `${number}${random.pick(['A', 'B', 'C'])}`;
  if (random.chance(9)) return `${number} bus ${1 + random.below(24)}`;
  return String(number);
}

/** A number of that area, in one of the usual notations. */
export function generatePhone(random: RandomStream, areaCode: string): string {
  const local = random.digits(9 - areaCode.length).replace(/^[01]/, '2');
  const groups = grouped(local);
  return random.pickWeighted([
    [`${areaCode} ${groups.join(' ')}`, 50],
    [`${areaCode}/${groups.join('.')}`, 25],
    [`${areaCode}/${groups.join(' ')}`, 10],
    [`+32 ${areaCode.slice(1)} ${groups.join(' ')}`, 15],
  ]);
}

const mobilePrefixes = [
  '0468',
  '0470',
  '0472',
  '0473',
  '0475',
  '0476',
  '0477',
  '0478',
  '0479',
  '0484',
  '0485',
  '0486',
  '0491',
  '0493',
  '0495',
  '0496',
  '0497',
  '0498',
  '0499',
];

/** A mobile number, in one of the usual notations. */
export function generateMobile(random: RandomStream): string {
  const prefix = random.pick(mobilePrefixes);
  const groups = grouped(random.digits(6));
  return random.pickWeighted([
    [`${prefix} ${groups.join(' ')}`, 60],
    [`${prefix}/${groups.join('.')}`, 20],
    [`+32 ${prefix.slice(1)} ${groups.join(' ')}`, 20],
  ]);
}

/** Pairs of digits; the first group takes the odd one: `123 45 67`, `12 34 56`. */
function grouped(digits: string): string[] {
  const first = 2 + (digits.length % 2);
  return [digits.slice(0, first), ...(digits.slice(first).match(/../g) ?? [])];
}
