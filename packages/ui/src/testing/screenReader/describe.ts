import {
  getAriaChecked,
  getAriaDisabled,
  getAriaExpanded,
  getAriaInvalid,
  getAriaLevel,
  getAriaPressed,
  getAriaRole,
  getAriaSelected,
  getElementAccessibleDescription,
  getElementAccessibleErrorMessage,
  getElementAccessibleName,
} from 'ivya/utils';
import {
  currentWords,
  namedRoles,
  popupWords,
  roleWords,
  sortWords,
  withoutName,
} from './words.ts';

/** What there is to say of one element. */
export interface Described {
  /** Its role, as ARIA names it; empty when it has none that is spoken. */
  role: string;
  /** What it is called. */
  name: string;
  /** The role and the states it is in, in words. */
  states: string[];
  /** The value of a field. */
  value: string | undefined;
  /** Its description. */
  description: string;
}

/** The accessibility properties of an element, computed from the DOM like Playwright does. */
export function describe(element: Element): Described {
  const role = spokenRole(element);
  return {
    role,
    name: role === '' ? '' : tidy(getElementAccessibleName(element, false)),
    states: role === '' ? [] : statesOf(element, role),
    value: valueOf(element, role),
    description: role === '' ? '' : descriptionOf(element),
  };
}

/** One phrase: name, role, states, value and description. */
export function phraseOf(described: Described): string {
  const { role, states, value, description } = described;
  const name = described.name || (namedRoles.has(role) ? withoutName : '');
  const said = [name, roleWords[role] ?? '', ...states, valueWords(value)].filter(Boolean);
  const all = [said.join(', '), description === name ? '' : description].filter(Boolean);
  return all.join(' — ') || '(stil)';
}

/** The role of an element, where it is one that is spoken. */
export function spokenRole(element: Element): string {
  const role = getAriaRole(element) ?? '';
  return role in roleWords ? role : '';
}

/** Text as it is spoken: without line breaks and doubled spaces. */
export function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function valueWords(value: string | undefined): string {
  if (value === undefined) return '';
  return value === '' ? 'leeg' : `'${value}'`;
}

function descriptionOf(element: Element): string {
  const message = getElementAccessibleErrorMessage(element);
  const description = tidy(getElementAccessibleDescription(element, false));
  return [description, description.includes(message) ? '' : tidy(message)]
    .filter(Boolean)
    .join(' ');
}

function valueOf(element: Element, role: string): string | undefined {
  if (element instanceof HTMLSelectElement) {
    return tidy([...element.selectedOptions].map((option) => option.label).join(', '));
  }
  if (element instanceof HTMLTextAreaElement) return tidy(element.value);
  if (element instanceof HTMLInputElement && /textbox|combobox|searchbox|spinbutton/.test(role)) {
    return element.type === 'password' ? '•'.repeat(element.value.length) : tidy(element.value);
  }
  if (/slider|progressbar|meter|spinbutton/.test(role)) {
    return (
      element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? undefined
    );
  }
  return role === 'textbox' ? tidy(element.textContent) : undefined;
}

function statesOf(element: Element, role: string): string[] {
  const has = (attribute: string) => element.getAttribute(attribute) ?? '';
  const isTrue = (attribute: string) => has(attribute) === 'true';
  const isField = /textbox|combobox|searchbox|spinbutton|listbox|checkbox|radiogroup|switch/.test(
    role,
  );
  const isNative = (property: 'required' | 'readOnly') =>
    (element as Partial<HTMLInputElement>)[property] === true;
  const words = [
    role === 'heading' ? `niveau ${getAriaLevel(element)}` : '',
    element instanceof HTMLTextAreaElement || isTrue('aria-multiline') ? 'meerdere regels' : '',
    element instanceof HTMLInputElement && element.type === 'password' ? 'beveiligd' : '',
    checkedWords(element, role),
    pressedWords(element, role),
    expandedWords(element),
    /option|tab|row|gridcell/.test(role) && getAriaSelected(element) ? 'geselecteerd' : '',
    currentWords[has('aria-current')] ?? '',
    sortWords[has('aria-sort')] ?? '',
    role === 'textbox' && has('aria-autocomplete') === 'list' ? 'met suggesties' : '',
    role === 'combobox' ? '' : (popupWords[has('aria-haspopup')] ?? ''),
    getAriaDisabled(element) && role !== 'listitem' ? 'niet beschikbaar' : '',
    isField && (isNative('required') || isTrue('aria-required')) ? 'verplicht' : '',
    isNative('readOnly') || isTrue('aria-readonly') ? 'alleen lezen' : '',
    isField && getAriaInvalid(element) === 'true' ? 'ongeldige invoer' : '',
    isTrue('aria-busy') ? 'bezig' : '',
    placeWords(element, role),
    has('placeholder') && (element as HTMLInputElement).value === ''
      ? `voorbeeld ${has('placeholder')}`
      : '',
  ];
  return words.filter(Boolean);
}

function checkedWords(element: Element, role: string): string {
  if (!/^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(role)) return '';
  const checked = getAriaChecked(element);
  if (role === 'switch') return checked === true ? 'aan' : 'uit';
  if (checked === 'mixed') return 'gedeeltelijk aangevinkt';
  return checked ? 'aangevinkt' : 'niet aangevinkt';
}

function pressedWords(element: Element, role: string): string {
  if (role !== 'button' || !element.hasAttribute('aria-pressed')) return '';
  return getAriaPressed(element) === true ? 'ingedrukt' : 'niet ingedrukt';
}

function expandedWords(element: Element): string {
  if (!element.hasAttribute('aria-expanded')) return '';
  return getAriaExpanded(element) === true ? 'uitgevouwen' : 'samengevouwen';
}

/** `2 van 5`, of what is chosen from. */
function placeWords(element: Element, role: string): string {
  if (!/^(option|tab|menuitem|menuitemcheckbox|menuitemradio|radio)$/.test(role)) return '';
  const own = element.getAttribute('aria-posinset');
  const size = element.getAttribute('aria-setsize');
  if (own !== null && size !== null) return `${own} van ${size}`;
  const around = element.closest('[role=listbox],[role=tablist],[role=menu],[role=radiogroup]');
  if (!around) return '';
  const all = [...around.querySelectorAll(`[role=${role}]`)];
  return `${all.indexOf(element) + 1} van ${all.length}`;
}
