/** An element: its name, its attributes, and its text or its children. */
export type Element = readonly [
  name: string,
  content: string | readonly (Element | undefined)[],
  attributes?: Readonly<Record<string, string>>,
];

/** What XML 1.0 does not allow in a document, not even escaped (section 2.2). */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Whether text holds characters that an e-invoice cannot carry: they are left out when it is written. */
export function hasForbiddenCharacters(text: string): boolean {
  return allowedText(text) !== text;
}

/** Text as it is written, before escaping: without what XML 1.0 forbids, and without spaces around it. */
export function writtenText(text: string): string {
  return allowedText(text).trim();
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Readers would turn it into a line feed.
  '\r': '&#13;',
};

function allowedText(text: string): string {
  return text.replaceAll(forbidden, '');
}

function escaped(text: string): string {
  return allowedText(text).replaceAll(/[&<>"\r]/g, (character) => entities[character] ?? character);
}

/**
 * An element as XML. Elements without text and without children are left out (PEPPOL-EN16931-R008).
 * @returns '' when nothing is left of it
 */
export function elementText([name, content, attributes = {}]: Element, indent = ''): string {
  const inside =
    typeof content === 'string'
      ? escaped(writtenText(content))
      : content
          .flatMap((child) => (child === undefined ? [] : elementText(child, `${indent}  `)))
          .join('');
  if (inside === '') return '';
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const close = typeof content === 'string' ? '' : `\n${indent}`;
  return `\n${indent}<${name}${list.join('')}>${inside}${close}</${name}>`;
}
