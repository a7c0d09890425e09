import { describe, expect, test } from 'vitest';
import { navigation } from './navigation.ts';

/** The sidebar in one line per entry: '*' active, '-' disabled, '>' inside a group. */
function outline(pathname: string, isSignedIn: boolean): string[] {
  return navigation(pathname, isSignedIn).flatMap((entry) => {
    const mark = entry.isActive ? '*' : '';
    if (entry.kind === 'link') return [`${mark}${entry.label} ${entry.href}`];
    return [
      `${mark}${entry.isDisabled ? '-' : ''}${entry.label}`,
      ...entry.links.map((link) => `> ${link.isActive ? '*' : ''}${link.label} ${link.href}`),
    ];
  });
}

test('signed in: Dashboard, Verkopen, Vervaldagen and Klanten, in this order', () => {
  expect(outline('/', true)).toEqual([
    '*Dashboard /',
    'Verkopen',
    '> Facturen /verkopen/facturen',
    '> Offertes /verkopen/offertes',
    '> Periodiekefacturen /verkopen/periodiekefacturen',
    'Vervaldagen /vervaldagen',
    'Klanten',
    '> Klanten /klanten',
    '> Groepen /groepen/klanten',
  ]);
});

test('signed out: the groups only, disabled', () => {
  expect(outline('/login', false)).toEqual([
    '-Verkopen',
    '-Klanten',
    '> Klanten /klanten',
    '> Groepen /groepen/klanten',
  ]);
});

describe('active', () => {
  test.each([
    ['/verkopen/facturen', ['Verkopen', 'Facturen']],
    ['/verkopen/facturen/20261100042', ['Verkopen', 'Facturen']],
    ['/toevoegen/verkopen/factuur', ['Verkopen', 'Facturen']],
    ['/verkopen/offertes', ['Verkopen', 'Offertes']],
    ['/toevoegen/verkopen/offerte', ['Verkopen', 'Offertes']],
    ['/verkopen/periodiekefacturen', ['Verkopen', 'Periodiekefacturen']],
    ['/verkopen', ['Verkopen']],
    ['/vervaldagen', ['Vervaldagen']],
    ['/klanten', ['Klanten', 'Klanten']],
    ['/klanten/K0001', ['Klanten', 'Klanten']],
    ['/toevoegen/klanten', ['Klanten', 'Klanten']],
    ['/groepen/klanten/3', ['Klanten', 'Groepen']],
    ['/toevoegen/groepen/klanten', ['Klanten', 'Groepen']],
    ['/verkoopdocumenten', []],
    ['/klantenbestand', []],
    ['/login', []],
  ])('at %s: %j', (pathname, labels) => {
    const entries = navigation(pathname, true).flatMap((entry) =>
      entry.kind === 'link' ? [entry] : [entry, ...entry.links],
    );
    expect(entries.filter((entry) => entry.isActive).map((entry) => entry.label)).toEqual(labels);
  });
});
