import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../find.ts';
import { listen } from './listen.ts';
import { read } from './read.ts';

beforeEach(() => {
  document.body.replaceChildren();
  return () => document.body.replaceChildren();
});

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

function listening() {
  const listener = listen(document);
  onTestFinished(listener.stop);
  return listener;
}

test('what has no name is reported as such', () => {
  expect(read(show('<button><i aria-hidden="true">x</i></button><img src="data:," />'))).toEqual([
    '(ZONDER NAAM), knop',
    '(ZONDER NAAM), afbeelding',
  ]);
});

test('what is hidden is not read, on the screen or from screen readers', () => {
  const page = show(`
    <p>Een</p><p hidden>Twee</p><p aria-hidden="true">Drie</p><div inert><button>Vier</button></div>
    <p style="visibility: hidden">Vijf <b style="visibility: visible">Zes</b></p>`);
  expect(read(page)).toEqual(['Een', 'Zes']);
});

test('a field is read with its label, what is in it, its states and its error', () => {
  const page = show(`
    <label for="a">Naam</label>
    <input id="a" required aria-invalid="true" value="Jo" aria-describedby="b" />
    <p id="b">Vul een naam in.</p>`);
  expect(read(page)).toEqual([
    "Naam, invoerveld, verplicht, ongeldige invoer, 'Jo' — Vul een naam in.",
    'Vul een naam in.',
  ]);
});

test('what is in something is read inside it, a row on one line', () => {
  const page = show(`
    <nav aria-label="Hoofd"><ul><li><a href="#a">Facturen</a></li></ul></nav>
    <table aria-label="Klanten"><thead><tr><th scope="col">Naam</th><th scope="col">Saldo</th></tr></thead>
    <tbody><tr><th scope="row">Jo</th><td></td></tr></tbody></table>`);
  expect(read(page)).toEqual([
    'Hoofd, navigatie',
    '  lijst, met 1 item',
    '    • Facturen, link',
    'Klanten, tabel, met 2 rijen en 2 kolommen',
    '  rij | kolomkop: Naam | kolomkop: Saldo',
    '  rij | rijkop: Jo | leeg',
  ]);
});

test('of many alike the first and the last are read', () => {
  const items = Array.from({ length: 100 }, (_, index) => `<li>${index}</li>`);
  expect(read(show(`<ul>${items.join('')}</ul>`))).toEqual([
    'lijst, met 100 items',
    '  • 0',
    '  • 1',
    '  • 2',
    '  • 3',
    '  • 4',
    '  … 94 zoals deze',
    '  • 99',
  ]);
});

test('the focus is followed, into what it enters and to a marked line', async () => {
  show(`
    <button>Weg</button>
    <div role="dialog" aria-label="Klant"><input aria-label="Naam" role="combobox" aria-expanded="false" />
    <ul role="listbox" aria-label="Namen"><li role="option" id="o" aria-selected="true">Jo</li></ul></div>`);
  const listener = listening();
  const field = find(document, 'input');
  field.focus();
  await expect.poll(listener.log).toHaveLength(5);
  field.setAttribute('aria-activedescendant', 'o');
  await expect
    .poll(listener.log)
    .toEqual([
      'open: Klant, dialoogvenster',
      '    Naam, vervolgkeuzelijst, samengevouwen, leeg',
      '    Namen, keuzelijst',
      '      Jo, optie, geselecteerd, 1 van 1',
      'focus: Naam, vervolgkeuzelijst, samengevouwen, leeg',
      'open: Namen, keuzelijst',
      '    Jo, optie, geselecteerd, 1 van 1',
      'focus: Jo, optie, geselecteerd, 1 van 1',
    ]);
});

test('a change of the focused element is announced', async () => {
  show('<button aria-expanded="false">Meer</button>');
  const listener = listening();
  const button = find(document, 'button');
  button.focus();
  await expect.poll(listener.log).toEqual(['focus: Meer, knop, samengevouwen']);
  button.setAttribute('aria-expanded', 'true');
  await expect.poll(listener.log).toEqual(['focus: Meer, knop, samengevouwen', 'nu: uitgevouwen']);
});

test('a live region is announced at each change, and only when it existed before', async () => {
  show('<div role="status"></div><div aria-live="assertive"></div>');
  const listener = listening();
  const [status, assertive] = [find(document, '[role]'), find(document, '[aria-live]')];
  const late = document.createElement('div');
  late.role = 'status';
  late.textContent = 'Te laat';
  document.body.append(late);
  status.textContent = 'Bewaard';
  await expect.poll(listener.log).toEqual(['straks: Bewaard']);
  status.textContent = 'Bewaard';
  assertive.innerHTML = '<p>Mislukt</p>';
  await expect
    .poll(listener.log)
    .toEqual(['straks: Bewaard', 'straks: Bewaard', 'meteen: Mislukt']);
  const alert = document.createElement('div');
  alert.role = 'alert';
  alert.textContent = 'Verbinding verbroken';
  document.body.append(alert);
  await expect.poll(() => listener.log().at(-1)).toBe('meteen: waarschuwing: Verbinding verbroken');
});

test('continued typing interrupts the announcement', async () => {
  show('<input aria-label="Zoek" /><div role="status"></div>');
  const listener = listening();
  const field = find(document, 'input');
  const status = find(document, '[role]');
  field.addEventListener('input', () => {
    status.textContent = `${(field as HTMLInputElement).value.length} tekens`;
  });
  await userEvent.type(field, 'abc');
  await expect.poll(listener.log).toEqual(['focus: Zoek, invoerveld, leeg', 'straks: 3 tekens']);
});

test('focus that moved by itself and what was removed at once are not announced', async () => {
  show('<button id="a">Weg</button><button id="b">Blijft</button>');
  const listener = listening();
  const [gone, staying] = [find(document, '#a'), find(document, '#b')];
  gone.focus();
  await expect.poll(listener.log).toEqual(['focus: Weg, knop']);
  gone.remove();
  staying.focus();
  await expect.poll(listener.log).toEqual(['focus: Blijft, knop']);
});
