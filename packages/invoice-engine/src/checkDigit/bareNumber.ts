/**
 * What people write before a number: its name, with or without 'nr.' (`BTW-nr.:`, `N° TVA`).
 *
 * @param names the names, as alternatives of a regular expression
 */
export function labelOf(names: string): RegExp {
  const before = String.raw`(?:(?:n[°º]|num[ée]ro)[\s.]*(?:de\s+|d['’])?)?`;
  const behind = String.raw`(?:[\s.-]*(?:(?:nummer|number|code|nr)(?!\p{L})|n[°º]|no(?=[.:])))?`;
  return new RegExp(String.raw`^${before}(?:${names})${behind}[\s.:-]*`, 'iu');
}

/** The text without its label, white space around it and invisible marks (SPEC.md C11). */
export function withoutLabel(text: string, label: RegExp): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(label, '');
}

/**
 * The number without its label and without the white space, points, hyphens of any length and slashes
 * between its signs (SPEC.md C11).
 */
export function bareNumber(text: string, label: RegExp): string {
  return withoutLabel(text, label).replace(/(?!^)[\s\p{Pd}./]/gu, '');
}
