const belgium = '32';

/**
 * The digits of a telephone number as people here dial it, whichever way it
 * was written: `+32 3 123 45 67`, `0032(0)3/123.45.67` and `03 123 45 67` are
 * all `031234567`. A number of another country keeps its country code, without
 * `+` or `00`.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D+/g, '');
  const international = /^\s*\+/.test(phone) ? digits : digits.match(/^00(.*)$/)?.[1];
  if (international === undefined) return digits;
  if (!international.startsWith(belgium)) return international;
  return `0${international.slice(belgium.length).replace(/^0/, '')}`;
}
