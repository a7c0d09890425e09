import { beginAriaCaches, endAriaCaches } from 'ivya/utils';
import { describe, phraseOf, spokenRole, tidy } from './describe.ts';
import { leafRoles, roleWords } from './words.ts';

/** Long enough for every example that is meant to be read. */
const mostLines = 80;

/** Of many rows, options or items only the first and the last are read. */
const manyItems = { most: 12, first: 5, last: 1 };

interface Line {
  depth: number;
  text: string;
}

interface Reading {
  lines: Line[];
  /** Text of the line that is being put together. */
  text: string;
  depth: number;
  /** Elements that only label a field, and are read with it. */
  labels: ReadonlySet<Element>;
}

/**
 * Reads a part of the page from top to bottom, as a screen reader does with the arrow keys:
 * one phrase to a line, deeper where it is inside something that is announced.
 */
export function read(part: Element): string[] {
  return readWith(part, readElement);
}

/** The same for its content: the text of a live region. */
export function readInside(part: Element): string[] {
  return readWith(part, readChildren);
}

function readWith(part: Element, readPart: (part: Element, reading: Reading) => void): string[] {
  beginAriaCaches();
  try {
    const reading: Reading = { lines: [], text: '', depth: 0, labels: labelsOf(part) };
    readPart(part, reading);
    endLine(reading);
    const lines = reading.lines.map(({ depth, text }) => `${'  '.repeat(depth)}${text}`);
    return lines.length < mostLines ? lines : [...lines.slice(0, mostLines), '…'];
  } finally {
    endAriaCaches();
  }
}

/** Whether a screen reader reaches an element, regardless of its ancestors. */
function isThere(element: Element): boolean {
  if (element.matches('script, style, template, [data-live-announcer], .sb-wrapper')) return false;
  if (element.matches('[aria-hidden=true], [inert]')) return false;
  return getComputedStyle(element).display !== 'none';
}

function readElement(element: Element, reading: Reading) {
  if (reading.lines.length > mostLines || !isThere(element)) return;
  // The name of the table, read with it.
  if (element.localName === 'caption') return;
  const isBlock = !getComputedStyle(element).display.startsWith('inline');
  const role = spokenRole(element);
  if (role === '') {
    if (isBlock) endLine(reading);
    readChildren(element, reading);
    if (isBlock) endLine(reading);
    return;
  }
  endLine(reading);
  if (leafRoles.has(role) || (role === 'heading' && !element.querySelector('a, button'))) {
    if (isVisible(element)) say(reading, phraseOf(describe(element)));
  } else if (role === 'row') {
    readRow(element, reading);
  } else {
    readContainer(element, role, reading);
  }
}

function readChildren(element: Element, reading: Reading) {
  const between = itemsBetween(element);
  for (const child of element.childNodes) {
    if (child === between[0]) say(reading, `… ${between.length} zoals deze`);
    if (between.includes(child)) continue;
    if (child instanceof Element) readElement(child, reading);
    else if (
      child.nodeType === Node.TEXT_NODE &&
      isVisible(element) &&
      !isLabel(element, reading)
    ) {
      reading.text += child.textContent ?? '';
    }
  }
}

function itemsBetween(element: Element): Node[] {
  const items = [...element.children];
  const [first] = items;
  const { most, first: from, last } = manyItems;
  if (!first || items.length <= most || !/^(row|option|listitem)$/.test(spokenRole(first)))
    return [];
  return items.slice(from, -last);
}

/** Whether text is the label of a field, which is read with the field; it may be in its own label. */
function isLabel(element: Element, { labels }: Reading): boolean {
  return labels.values().some((label) => label.contains(element));
}

/** Around what is inside; a list item or a message of one line is on its own line. */
function readContainer(element: Element, role: string, reading: Reading) {
  const inside = linesInside(element, reading);
  const [first] = inside;
  const described = describe(element);
  if (/^(status|alert|log)$/.test(role)) {
    const message = inside.map(({ text }) => text).join(' ');
    if (message !== '')
      say(reading, `${[described.name, roleWords[role]].filter(Boolean).join(', ')}: ${message}`);
    return;
  }
  if (role === 'listitem') {
    say(reading, inside.length === 1 && first ? `• ${first.text}` : '•');
    if (inside.length !== 1) reading.lines.push(...inside);
    return;
  }
  const size = sizeOf(element, role);
  say(reading, phraseOf({ ...described, states: [size, ...described.states].filter(Boolean) }));
  reading.lines.push(...inside);
}

function linesInside(element: Element, { depth, labels }: Reading): Line[] {
  const inside: Reading = { lines: [], text: '', depth: depth + 1, labels };
  readChildren(element, inside);
  endLine(inside);
  return inside.lines;
}

/** A row is one line, its cells one after the other. */
function readRow(row: Element, reading: Reading) {
  const cells = [...row.children].filter(isThere).map((cell) => {
    const inside = linesInside(cell, reading).map(({ text }) => text);
    const { role, name, states } = describe(cell);
    const kind = /header/.test(role) ? [role === 'rowheader' ? 'rijkop' : 'kolomkop'] : [];
    const content = inside.length === 0 && name !== '' ? [name] : inside;
    return [[...kind, ...states].join(', '), content.join('; ') || 'leeg']
      .filter(Boolean)
      .join(': ');
  });
  const { states, name } = describe(row);
  const own = row.hasAttribute('aria-label') || row.hasAttribute('aria-labelledby') ? [name] : [];
  say(reading, `${['rij', ...own, ...states].join(', ')} | ${cells.join(' | ')}`);
}

function sizeOf(element: Element, role: string): string {
  if (role === 'list') {
    const items = [...element.children].filter(
      (child) => isThere(child) && spokenRole(child) === 'listitem',
    );
    return `met ${counted(items.length, 'item', 'items')}`;
  }
  if (!/table|grid$/.test(role)) return '';
  const rows = element.querySelectorAll('tr, [role=row]').length;
  const [head] = element.querySelectorAll('tr, [role=row]');
  const columns = head?.children.length ?? 0;
  return `met ${counted(Number(element.getAttribute('aria-rowcount') ?? rows), 'rij', 'rijen')} en ${counted(columns, 'kolom', 'kolommen')}`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function say(reading: Reading, text: string) {
  reading.lines.push({ depth: reading.depth, text });
}

function endLine(reading: Reading) {
  const text = tidy(reading.text);
  reading.text = '';
  if (text !== '') say(reading, text);
}

function isVisible(element: Element): boolean {
  return getComputedStyle(element).visibility === 'visible';
}

/** The labels of fields, native and by reference. */
function labelsOf(part: Element): Set<Element> {
  const labels = new Set<Element>();
  const fields = 'input, select, textarea, [role=textbox], [role=combobox], [role=progressbar]';
  for (const field of part.querySelectorAll(fields)) {
    const own = 'labels' in field ? [...((field as HTMLInputElement).labels ?? [])] : [];
    const ids = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
    const named = ids.flatMap(
      (id) => field.ownerDocument.querySelector(`#${CSS.escape(id)}`) ?? [],
    );
    for (const label of [...own, ...named]) {
      if (!field.contains(label) && spokenRole(label) === '') labels.add(label);
    }
  }
  return labels;
}
