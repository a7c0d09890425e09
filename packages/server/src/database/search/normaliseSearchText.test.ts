import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../testing/anyText.ts';
import { normaliseSearchText } from './normaliseSearchText.ts';

test.each([
  ['Café Désiré', 'cafe desire'],
  ['CAFÉ', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['Ça va, Noël & Zoë', 'ca va, noel & zoe'],
  ['Straße / STRASSE', 'strasse / strasse'],
  ['Sørensen, Ærø, Œuvre', 'sorensen, aero, oeuvre'],
  ['Łukasz Wiśniewski', 'lukasz wisniewski'],
  ['Yılmaz İstanbul', 'yilmaz istanbul'],
  ['Ðorđe Þór', 'dorde thor'],
  ['Den Ĳzer', 'den ijzer'],
  ['ﬁnale', 'finale'],
  ["D’Hondt, d'Hondt, d´Hondt, d`Hondt", "d'hondt, d'hondt, d'hondt, d'hondt"],
  ['Sint‑Niklaas – Gent', 'sint-niklaas - gent'],
  ['  veel   wit\u00a0en\tnog\nmeer ', 'veel wit en nog meer'],
  ['on\u00adzicht\u200bbaar\ufeff', 'onzichtbaar'],
  ['met\0nul', 'met nul'],
  ['½ m²', '1⁄2 m2'],
  ['ΑΣ ασ ας', 'ας ασ ας'.replaceAll('ς', 'σ')],
  ['', ''],
])('%j is searched as %j', (text, normalised) => {
  expect(normaliseSearchText(text)).toBe(normalised);
});

test('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = normaliseSearchText(text);
      expect(normaliseSearchText(once)).toBe(once);
    }),
  );
});

test('case and the way accents are encoded make no difference', () => {
  const latin = fc.string({
    unit: fc.integer({ min: 0xa1, max: 0x17e }).map((code) => String.fromCodePoint(code)),
  });
  fc.assert(
    fc.property(latin, (text) => {
      const normalised = normaliseSearchText(text);
      expect(normaliseSearchText(text.normalize('NFD'))).toBe(normalised);
      expect(normaliseSearchText(text.normalize('NFC'))).toBe(normalised);
      expect(normaliseSearchText(text.toLowerCase())).toBe(normalised);
    }),
  );
});

test('nothing is left that a database refuses or a reader cannot see', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normaliseSearchText(text)).not.toMatch(/\p{C}|\p{M}|^\s|\s$|\s\s/u);
    }),
  );
});
