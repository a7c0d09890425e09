import { describe, phraseOf, spokenRole, tidy, type Described } from './describe.ts';
import { read, readInside } from './read.ts';
import { enteredRoles, openedRoles, roleWords } from './words.ts';

/** Records what a screen reader says while a page is used. */
export interface Listener {
  /** The announcements so far, one phrase per line. */
  log: () => string[];
  /** Stops listening. */
  stop: () => void;
}

/** A live region, and its new content. */
interface Message {
  region: Element;
  added: Node[];
}

/** The place in the page, as far as it was announced. */
interface Place {
  focus: Element | undefined;
  known: Described | undefined;
  around: readonly Element[];
}

/**
 * React, and what react-aria does after it, is through with an event after so many turns. When the focus
 * continues before that, but not in the same turn, it was somewhere all the same.
 */
const turns = { most: 8, least: 1 };

/**
 * Observes what a screen reader does: focus changes (and the active option of a list whose field keeps the
 * focus), changes of the focused element, and live regions. Simultaneous changes are announced once, after
 * the page has settled. Typing interrupts announcements.
 */
export function listen(page: Document): Listener {
  const messages: Message[] = [];
  let log: string[] = [];
  let place: Place = { focus: undefined, known: undefined, around: [] };
  let typing: { into: EventTarget | null; log: string[]; place: Place } | undefined;
  /** A focus change by script: ignored when the focus moves on before the next user action. */
  let arrival: { before: Place; place: Place; begin: number; lines: number } | undefined;
  let isTyped = false;
  let turn: number | undefined;
  let isOver = false;

  async function due() {
    if (turn !== undefined) return;
    for (turn = 0; turn < turns.most; turn += 1) await Promise.resolve();
    turn = undefined;
    if (!isOver) speak(focusIn(page));
  }

  function speak(focus: Element | undefined) {
    if (arrival && focus !== arrival.place.focus && isGone(arrival.place.focus, focus)) {
      place = arrival.before;
      log.splice(arrival.begin, arrival.lines);
    }
    const before = place;
    place = placeOf(focus, before);
    const lines = said(before, place, isTyped);
    if (place.focus !== before.focus) {
      arrival = { before, place, begin: log.length, lines: lines.length };
    }
    log.push(...lines, ...messages.splice(0).flatMap(spoken));
    isTyped = false;
  }

  const observer = new MutationObserver((changes) => {
    for (const message of changes.flatMap(messagesOf)) addMessage(messages, message);
    void due();
  });
  observer.observe(page, { subtree: true, childList: true, characterData: true, attributes: true });

  const notice = (event: Event) => {
    if (event.type === 'input' && isTextField(event.target)) {
      isTyped = true;
      if (typing?.into !== event.target) typing = { into: event.target, log, place };
      ({ log, place } = { ...typing, log: [...typing.log] });
    } else if (event.type === 'keydown' && !isTypingKey(event)) {
      typing = undefined;
    }
    if (event.type === 'focusin' || event.type === 'pointerdown') typing = undefined;
    if (event.type === 'focusout' && turn !== undefined && turn >= turns.least) {
      const { target, relatedTarget } = event as FocusEvent;
      const left = target as Element;
      if (!isReplaced(left, relatedTarget as Element | null)) speak(spokenOf(left, page));
    }
    if (!event.type.startsWith('focus')) arrival = undefined;
    void due();
  };
  const events = [
    'focusin',
    'focusout',
    'input',
    'change',
    'keydown',
    'keyup',
    'pointerdown',
    'pointerup',
    'click',
  ] as const;
  for (const event of events) page.addEventListener(event, notice, true);
  return {
    log: () => [...log],
    stop: () => {
      isOver = true;
      observer.disconnect();
      for (const event of events) page.removeEventListener(event, notice, true);
    },
  };
}

/** Whether an element was removed from the page or replaced. */
function isGone(element: Element | undefined, next: Element | undefined): boolean {
  return element !== undefined && (!element.isConnected || isReplaced(element, next ?? null));
}

/** Whether an element is hidden, and the next one is in the same cell. */
function isReplaced(element: Element, next: Element | null): boolean {
  return (
    !element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('td')?.contains(next) === true
  );
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && /textbox|combobox|searchbox/.test(spokenRole(target));
}

function isTypingKey(event: Event): boolean {
  return event instanceof KeyboardEvent && (event.key.length === 1 || event.key === 'Backspace');
}

function placeOf(focus: Element | undefined, before: Place): Place {
  return {
    focus,
    known: focus && describe(focus),
    around: focus === before.focus ? before.around : placesAround(focus),
  };
}

/** The announcement when the focus moves, or its element changes. */
function said(before: Place, now: Place, isTyped: boolean): string[] {
  const { focus, known, around } = now;
  if (!focus || !known) return [];
  if (focus === before.focus && before.known) {
    const changes = changesOf(before.known, known, isTyped);
    return changes.length > 0 ? [`nu: ${changes.join(', ')}`] : [];
  }
  const phrase = [...cellOf(focus, before.focus), phraseOf(known)].join(', ');
  return [
    ...around.filter((one) => !before.around.includes(one) && one !== focus).flatMap(entering),
    ...(openedRoles.has(known.role) ? entering(focus) : [`focus: ${phrase}`]),
  ];
}

function focusIn(page: Document): Element | undefined {
  const focused = page.activeElement;
  return focused && focused !== page.body ? spokenOf(focused, page) : undefined;
}

/** The element that is announced for the focused one: the active descendant of a field. */
function spokenOf(focused: Element, page: Document): Element {
  const marked = focused.getAttribute('aria-activedescendant');
  return (marked === null ? null : page.querySelector(`#${CSS.escape(marked)}`)) ?? focused;
}

function placesAround(element: Element | undefined): Element[] {
  const places: Element[] = [];
  for (let place = element ?? null; place; place = place.parentElement) {
    if (enteredRoles.has(spokenRole(place))) places.unshift(place);
  }
  return places;
}

function entering(place: Element): string[] {
  if (!openedRoles.has(spokenRole(place))) return [`in: ${phraseOf(describe(place))}`];
  return read(place).map((line, index) => (index === 0 ? `open: ${line}` : `  ${line}`));
}

/** Row and column, where they are others than before. */
function cellOf(element: Element, before: Element | undefined): string[] {
  const place = (of: Element | undefined) => {
    const cell = of?.closest('td, th, [role=gridcell]');
    const row = cell?.closest('tr, [role=row]');
    const table = row?.closest('table, [role=grid], [role=table]');
    return { cell, row, table };
  };
  const [{ cell, row, table }, old] = [place(element), place(before)];
  if (!cell || !row || !table) return [];
  const index = [...row.children].indexOf(cell);
  const head = table.querySelector('tr, [role=row]')?.children[index];
  const rowHead = row.querySelector('th[scope=row], [role=rowheader]');
  const rowNumber =
    row.getAttribute('aria-rowindex') ??
    [...table.querySelectorAll('tr')].indexOf(row as HTMLTableRowElement) + 1;
  return [
    row === old.row ? '' : `rij ${rowNumber}`,
    row === old.row || !rowHead || rowHead === cell ? '' : tidy(rowHead.textContent),
    old.cell && [...(old.row?.children ?? [])].indexOf(old.cell) === index
      ? ''
      : tidy(head?.textContent ?? ''),
  ].filter(Boolean);
}

/** What a screen reader says of a change of the focused element. Typed text is not announced. */
function changesOf(before: Described, after: Described, isTyped: boolean): string[] {
  const isChosen = !isTyped && (after.role === 'combobox' || after.role === 'spinbutton');
  return [
    after.name === before.name ? '' : after.name,
    ...after.states.filter((state) => !before.states.includes(state)),
    isChosen && after.value !== before.value ? (after.value ?? '') : '',
  ].filter(Boolean);
}

const liveRegions = '[aria-live], [role=status], [role=alert], [role=log], output';

function isLive(region: Element): boolean {
  return region.getAttribute('aria-live') !== 'off';
}

/** The announcements of live regions after a change. An alert is announced when it is added; no other is. */
function messagesOf(change: MutationRecord): Message[] {
  const target = change.target instanceof Element ? change.target : change.target.parentElement;
  const region = target?.closest(liveRegions);
  const added = change.type === 'characterData' ? [change.target] : [...change.addedNodes];
  if (region) return isLive(region) && added.length > 0 ? [{ region, added }] : [];
  return added
    .filter((node) => node instanceof Element)
    .flatMap((node) => [
      ...(node.matches('[role=alert]') ? [node] : []),
      ...node.querySelectorAll('[role=alert]'),
    ])
    .map((alert) => ({ region: alert, added: [alert] }));
}

function addMessage(messages: Message[], { region, added }: Message) {
  const known = messages.find((message) => message.region === region);
  if (known) known.added.push(...added);
  else messages.push({ region, added });
}

function spoken({ region, added }: Message): string[] {
  if (!region.isConnected || region.closest('[aria-hidden=true], [inert]')) return [];
  const role = spokenRole(region);
  const atomic =
    region.getAttribute('aria-atomic') ?? String(role === 'status' || role === 'alert');
  const parts = atomic === 'true' ? [region] : outermost(added.filter((node) => node.isConnected));
  const text = tidy(parts.map((part) => textOf(part, region)).join(' '));
  const isAtOnce =
    (region.getAttribute('aria-live') ?? (role === 'alert' ? 'assertive' : '')) === 'assertive';
  const kind = role === 'alert' ? `${roleWords['alert']}: ` : '';
  return text === '' ? [] : [`${isAtOnce ? 'meteen' : 'straks'}: ${kind}${text}`];
}

/** Nodes that are in no other of them, each once. */
function outermost(nodes: Node[]): Node[] {
  const all = [...new Set(nodes)];
  return all.filter((node) => !all.some((other) => other !== node && other.contains(node)));
}

function textOf(node: Node, region: Element): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  return (node === region ? readInside(node) : read(node)).map(tidy).join(' ');
}
