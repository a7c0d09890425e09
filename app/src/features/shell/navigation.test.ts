import { describe, expect, test } from 'vitest';
import { navigation } from './navigation.ts';

/** The sidebar in one line per entry: '-' disabled, '>' inside a group. */
function outline(pathname: string, isSignedIn: boolean): string[] {
  return navigation(pathname, isSignedIn).flatMap((entry) =>
    'links' in entry
      ? [
          `${entry.isDisabled ? '-' : ''}${entry.label}`,
          ...entry.links.map((link) => `> ${link.label} ${link.href}`),
        ]
      : [`${entry.label} ${entry.href}`],
  );
}

test('signed in: Dashboard, Verkopen, Vervaldagen and Klanten, in this order', () => {
  expect(outline('/', true)).toEqual([
    'Dashboard /',
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

describe('the active link', () => {
  test.each([
    ['/', 'Dashboard: page'],
    ['/verkopen/facturen', 'Facturen: page'],
    ['/verkopen/facturen/20261100042', 'Facturen: section'],
    ['/toevoegen/verkopen/factuur', 'Facturen: section'],
    ['/verkopen/offertes', 'Offertes: page'],
    ['/toevoegen/verkopen/offerte', 'Offertes: section'],
    ['/verkopen/periodiekefacturen', 'Periodiekefacturen: page'],
    ['/vervaldagen', 'Vervaldagen: page'],
    ['/klanten', 'Klanten: page'],
    ['/klanten/K0001', 'Klanten: section'],
    ['/toevoegen/klanten', 'Klanten: section'],
    ['/groepen/klanten/3', 'Groepen: section'],
    ['/toevoegen/groepen/klanten', 'Groepen: section'],
    ['/verkoopdocumenten', undefined],
    ['/klantenbestand', undefined],
    ['/login', undefined],
  ])('at %s is %s', (pathname, active) => {
    const links = navigation(pathname, true).flatMap((entry) =>
      'links' in entry ? entry.links : [entry],
    );
    const found = links.filter((link) => link.current);
    expect(found.map((link) => `${link.label}: ${link.current}`)).toEqual(active ? [active] : []);
  });
});
