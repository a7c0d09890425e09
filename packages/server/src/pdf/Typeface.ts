import type { Font, Glyph } from 'fontkit';

/** What one sign looks like and how wide it is, in units of the font. */
interface Sign {
  readonly glyph: Glyph;
  readonly width: number;
  readonly isLetter: boolean;
}

/** The position of a glyph in a run: pdfkit scales these in place. */
interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** Shown for a sign that the font lacks. */
const lacking = '\u25a1';

/** Signs without a look of their own that a text may carry: joiners, selectors, soft hyphens, marks of direction. */
const unseen = /\p{Cf}|\p{Variation_Selector}/gu;

/**
 * A font that sets text character by character: letters are kerned, digits are tabular, nothing else is
 * shaped. Full shaping of this font takes a hundred times as long and changes nothing in the languages
 * of our customers (docs/decisions/0019).
 */
export class Typeface {
  /** For pdfkit: the font, with this layout instead of its own. */
  readonly font: Font;
  readonly #shaped: Font;
  readonly #signs = new Map<string, Sign>();
  readonly #kerning = new Map<string, number>();

  constructor(font: Font) {
    this.#shaped = font;
    this.font = Object.assign(Object.create(font) as Font, {
      layout: (text: string) => this.#run(text),
    });
  }

  /** The width of a printable text in points, at a size in points. */
  widthOf(text: string, size: number): number {
    let units = 0;
    let before = '';
    for (const character of text) {
      units += this.#kern(before, character) + this.#sign(character).width;
      before = character;
    }
    return (units * size) / this.#shaped.unitsPerEm;
  }

  /** The text as this font can show it: one line, composed, with a box for each sign that it lacks. */
  printable(text: string): string {
    const plain = text
      .normalize('NFC')
      .replace(unseen, '')
      .replace(/\p{Cc}+/gu, ' ');
    return this.#lacksNothing(plain)
      ? plain
      : Array.from(plain, (sign) => this.#shown(sign)).join('');
  }

  #lacksNothing(text: string): boolean {
    for (const sign of text) if (!this.#has(sign)) return false;
    return true;
  }

  /** Where the font lacks a sign, it may have the plain form of it: `ﬁ` as fi, `①` as 1. */
  #shown(sign: string): string {
    if (this.#has(sign)) return sign;
    const plain = Array.from(sign.normalize('NFKC'));
    if (plain.every((part) => this.#has(part))) return plain.join('');
    return /^\p{M}$/u.test(sign) ? '' : lacking;
  }

  #has(sign: string): boolean {
    return this.#signs.has(sign) || this.#shaped.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  }

  #sign(character: string): Sign {
    const known = this.#signs.get(character);
    if (known) return known;
    const glyph = this.#glyphOf(character);
    const sign = { glyph, width: glyph.advanceWidth, isLetter: /\p{L}/u.test(character) };
    this.#signs.set(character, sign);
    return sign;
  }

  /**
   * The glyph, with the character that it stands for as its text in the PDF. fontkit has one object for each
   * glyph, with the text it was first requested for: none when that was as a part of a letter with an accent.
   */
  #glyphOf(character: string): Glyph {
    const codePoint = character.codePointAt(0) ?? 0;
    const [digit] = /\d/.test(character) ? this.#shaped.layout(character, ['tnum']).glyphs : [];
    const glyph = digit ?? this.#shaped.glyphForCodePoint(codePoint);
    return Object.assign(Object.create(glyph) as Glyph, { codePoints: [codePoint] });
  }

  /** How much closer two letters are than side by side; 0 for anything else. */
  #kern(before: string, character: string): number {
    if (before === '' || !this.#sign(before).isLetter || !this.#sign(character).isLetter) return 0;
    const pair = before + character;
    const known = this.#kerning.get(pair);
    if (known !== undefined) return known;
    const [position] = this.#shaped.layout(pair, { calt: false }).positions;
    const kern = (position?.xAdvance ?? 0) - this.#sign(before).width;
    this.#kerning.set(pair, kern);
    return kern;
  }

  #run(text: string) {
    const glyphs: Glyph[] = [];
    const positions: Position[] = [];
    let before = '';
    for (const character of text) {
      const { glyph, width } = this.#sign(character);
      const last = positions.at(-1);
      if (last) last.xAdvance += this.#kern(before, character);
      glyphs.push(glyph);
      positions.push({ xAdvance: width, yAdvance: 0, xOffset: 0, yOffset: 0 });
      before = character;
    }
    return {
      glyphs,
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  }
}
