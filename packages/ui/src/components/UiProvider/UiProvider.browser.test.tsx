import arimo from '@fontsource/arimo/files/arimo-latin-400-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { UiProvider, type UiProviderProps } from './UiProvider.tsx';

const page = document.documentElement;
let root: Root;
let container: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

const render = (props: Omit<UiProviderProps, 'children'>) =>
  act(() =>
    root.render(
      <UiProvider {...props}>
        <Button>Opslaan</Button>
      </UiProvider>,
    ),
  );

const buttonHeight = () => container.querySelector('button')?.getBoundingClientRect().height;

test('comfortable buttons are 44 px high, compact ones 36, also after a switch back', () => {
  render({});
  expect(buttonHeight()).toBe(44);
  render({ density: 'compact' });
  expect(buttonHeight()).toBe(36);
  render({ density: 'comfortable' });
  expect(buttonHeight()).toBe(44);
});

test('the colour scheme follows the machine unless one is requested', () => {
  render({});
  expect(getComputedStyle(page).colorScheme).toBe('light dark');
  render({ colorScheme: 'light' });
  const light = getComputedStyle(document.body).backgroundColor;
  render({ colorScheme: 'dark' });
  expect(getComputedStyle(page).colorScheme).toBe('dark');
  expect(getComputedStyle(document.body).backgroundColor).not.toBe(light);
});

test('Inter is loaded from our own origin', async () => {
  render({});
  const faces = await document.fonts.load("400 15px 'Inter Variable'", 'é€');
  expect(faces.map((face) => [face.family, face.status])).toEqual([['Inter Variable', 'loaded']]);
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(fetched).toContain(new URL(inter, location.href).href);
});

test('the stand-in for Inter is as wide as Inter within 2 %, so that lines break alike', async () => {
  render({});
  const sentence = 'De factuur van 5/03/26 aan Bakkerij Peeters is nog niet betaald, € 1.234,56.';
  await document.fonts.load("400 15px 'Inter Variable'", sentence);
  await loadStandIn();
  const width = (family: string) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('No canvas to measure on');
    context.font = `400 15px ${family}`;
    return context.measureText(sentence).width;
  };
  const difference = width("'Stand-in'") / width("'Inter Variable'") - 1;
  expect(Math.abs(difference)).toBeLessThan(0.02);
});

/** Letters of Arial's measures, whatever the machine has, stretched as the style sheet stretches Arial. */
async function loadStandIn(): Promise<void> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const fallback = rules.find(
    (rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('"Inter Fallback"'),
  ) as CSSFontFaceRule;
  const sizeAdjust = fallback.style.getPropertyValue('size-adjust');
  expect(sizeAdjust).toMatch(/%$/);
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = `@font-face { font-family: 'Stand-in'; src: url('${arimo}'); size-adjust: ${sizeAdjust}; }`;
  onTestFinished(() => sheet.remove());
  await document.fonts.load("400 15px 'Stand-in'");
}
