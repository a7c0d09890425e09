import type { ComposedStoryFn } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, inject, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { ModeName } from '../toolbar/modes.ts';

/** Storybook stores the story in the context of its test. */
type StoryTest = TestContext & { story?: ComposedStoryFn };

/** A generous timeout for busy machines, in milliseconds. */
const patience = 15_000;
configure({ asyncUtilTimeout: patience });

let complaints: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const say = console[level];
  console[level] = (...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
    say(...words);
  };
}

async function begin() {
  complaints = [];
  await forcedColorsAreIn();
  document.body.style.padding = '';
  // Pictures are taken without caret, but forced colours show it: then at least it must not blink.
  document.documentElement.style.setProperty('caret-animation', 'manual');
  // A pointer left over a button by an earlier story would show it hovered.
  await commands.resetMousePosition();
}

function expectSilence() {
  expect(complaints, 'A story must not complain on the console').toEqual([]);
}

async function expectPicture({ story, task }: StoryTest) {
  const isGallery = task.file.name.endsWith('.gallery.stories.tsx');
  if (!inject('pictures') || !isGallery || !story || task.result?.state === 'fail') return;
  await document.fonts.ready;
  // A dialog of the story before, closed at its end, may give its focus to the page only now.
  document.querySelector<HTMLElement>('main:focus')?.blur();
  if (story.parameters['layout'] !== 'fullscreen') {
    // Storybook pads a story too; without, the edge would cut focus rings.
    document.body.style.padding = '1rem';
    await page.viewport(window.innerWidth, 1);
  }
  await page.viewport(window.innerWidth, document.documentElement.scrollHeight);
  await expect(document.documentElement).toMatchScreenshot(`${task.name}-${inject('mode')}`);
}

/** On a busy machine the media query of forced colours holds before the colours are forced. */
async function forcedColorsAreIn() {
  if (!matchMedia('(forced-colors: active)').matches) return;
  const probe = document.createElement('i');
  probe.style.color = 'rgb(1, 2, 3)';
  document.body.append(probe);
  await expect
    .poll(() => getComputedStyle(probe).color, { timeout: patience })
    .not.toBe('rgb(1, 2, 3)');
  probe.remove();
}

beforeEach(begin);
afterEach(expectSilence);
afterEach(expectPicture);

declare module 'vitest' {
  interface ProvidedContext {
    /** The mode the stories are shown in. */
    mode: ModeName;
    /** Whether galleries are compared with their pictures. */
    pictures: boolean;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Of Storybook's add-on: moves the pointer off the page. */
    resetMousePosition: () => Promise<void>;
  }
}
