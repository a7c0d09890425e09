import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleThemes, harbourTokens } from '../../testing/exampleThemes.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { storyElements } from '../../testing/storyElements.tsx';
import type { ColorPair } from '../tokenTypes.ts';

const galleries = storyElements(
  import.meta.glob('../../components/*/*.gallery.stories.tsx', { eager: true }),
);

/** The colours of a theme in a scheme, as the browser writes them: `0,98,108`. */
function colorsIn(part: object, scheme: keyof ColorPair): string[] {
  if (scheme in part && typeof (part as ColorPair)[scheme] === 'string') {
    const hex = (part as ColorPair)[scheme];
    return [[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(',')];
  }
  const parts = Object.values(part).filter((value) => typeof value === 'object');
  return parts.flatMap((value: object) => colorsIn(value, scheme));
}

/** Whether it is visible: what only screen readers read has no size. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { width, height } = box.getBoundingClientRect();
    const isCut = box === element || getComputedStyle(box).overflow === 'hidden';
    if (isCut && (width <= 1 || height <= 1)) return false;
  }
  return true;
}

/** The properties of colours, with the property that shows them. */
const colored: [property: string, drawnBy?: string, notDrawn?: string][] = [
  ['color'],
  ['background-color'],
  ['background-image'],
  ['box-shadow'],
  ['text-shadow'],
  ['fill'],
  ['stroke'],
  ['caret-color'],
  ['text-decoration-color', 'text-decoration-line', 'none'],
  ['outline-color', 'outline-style', 'none'],
  ...['top', 'right', 'bottom', 'left'].map((side): [string, string, string] => [
    `border-${side}-color`,
    `border-${side}-style`,
    'none',
  ]),
];

/** `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.5)`, `color(srgb 0.1 0.2 0.3 / 0.5)`. */
const colorPattern = /rgba?\(([^)]*)\)|color\(srgb ([^)]*)\)/g;

/** The colours, `1,2,3`, that a value of CSS makes visible. */
function colorsOf(value: string): string[] {
  return [...value.matchAll(colorPattern)].flatMap(([, rgb, srgb]) => {
    const numbers = (rgb ?? srgb ?? '').split(/[ ,/]+/).map(Number);
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
    if (alpha === 0) return [];
    const scale = srgb === undefined ? 1 : 255;
    return [[red, green, blue].map((part) => Math.round(part * scale)).join(',')];
  });
}

/** Every colour in the page that is in no token: 'BUTTON border-top-color 0,0,0'. */
function foreignColors(scheme: keyof ColorPair): string[] {
  const known = new Set(colorsIn(harbourTokens, scheme));
  const elements = [...document.body.querySelectorAll('*')].filter(isSeen);
  const found = elements.flatMap((element) =>
    ['', '::before', '::after', '::placeholder'].flatMap((pseudo) => {
      if (pseudo.endsWith('r') && !(element instanceof HTMLInputElement)) return [];
      const style = getComputedStyle(element, pseudo);
      if ((pseudo === '::before' || pseudo === '::after') && style.content === 'none') return [];
      return colored.flatMap(([property, drawnBy, notDrawn]) => {
        if (/fill|stroke/.test(property) && !(element instanceof SVGElement)) return [];
        if (drawnBy && style.getPropertyValue(drawnBy) === notDrawn) return [];
        return colorsOf(style.getPropertyValue(property))
          .filter((color) => !known.has(color))
          .map((color) => `${element.tagName}${pseudo} ${property} ${color}`);
      });
    }),
  );
  return [...new Set(found)];
}

const movingColors = () =>
  document.getAnimations().filter((motion) => motion instanceof CSSTransition);

/**
 * Resolves once no colour is on its way to another: a slow page is painted in the scheme before, first. One
 * that turns round on its way ends there and begins again.
 */
async function settled(): Promise<void> {
  for (let moving = movingColors(); moving.length > 0; moving = movingColors())
    await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** A field around a control of the browser's own, which is not ours to colour. */
const bareControl = 'Field/Gallery';

describe.each(['light', 'dark'] as const)('another theme, %s', (scheme) => {
  const sheet = document.createElement('style');
  beforeAll(() => {
    sheet.textContent = exampleThemes.harbour;
    document.head.prepend(sheet);
    // From the start: a colour on its way to another is in no token.
    document.documentElement.dataset['colorScheme'] = scheme;
  });
  afterAll(() => sheet.remove());

  test.each(galleries)(
    '$name takes every colour and letter from its tokens',
    async ({ name, element }) => {
      const place = await showInPage(element, { colorScheme: scheme });
      await settled();
      const foreign = foreignColors(scheme);
      expect(
        foreign.filter((found) => name !== bareControl || !found.startsWith('INPUT ')),
      ).toEqual([]);
      expect(getComputedStyle(place).fontFamily).toMatch(/^Georgia/);
    },
  );

  test('things are there to be looked at', async () => {
    for (const { name, element } of galleries.slice(0, 5)) {
      await showInPage(element, { colorScheme: scheme });
      expect([name, [...document.body.querySelectorAll('*')].filter(isSeen).length > 3]).toEqual([
        name,
        true,
      ]);
    }
  });

  test('a colour that is in no token is noticed', async () => {
    await showInPage(<p style={{ color: '#123456' }}>Vreemd</p>, { colorScheme: scheme });
    expect(foreignColors(scheme)).toEqual(['P color 18,52,86', 'P caret-color 18,52,86']);
  });
});
