import type { BrowserPage } from './browserPage.ts';

/** What Storybook's preview leaves in its page, as far as it is read here. */
interface PreviewPage {
  ['__STORYBOOK_ADDONS_CHANNEL__']?: { last(event: string): unknown[] | undefined };
  ['__STORYBOOK_PREVIEW__']?: {
    currentRender?: { story?: { storyGlobals?: { viewport?: { value?: string } } } };
  };
}

/** What axe finds, as far as it is told here. */
interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface Finished {
  status: string;
  reporters: { type: string; status: string; result?: { violations?: Violation[] } }[];
}

/** A laden machine is slow, not wrong. */
const patience = 60_000;
const usualWidth = 1280;

/**
 * Opens one story by itself and waits until its play function and its checks are done.
 * @param storybook where it is served
 * @returns everything that is wrong with it.
 */
export async function visitStory(
  page: BrowserPage,
  storybook: string,
  id: string,
): Promise<string[]> {
  const address = `${storybook}/iframe.html?id=${id}&viewMode=story`;
  await page.open(address);
  let visit = await page.run(finishInPage, patience);
  const width = Number(/^w(\d+)$/.exec(visit.viewport)?.[1] ?? usualWidth);
  if (width === usualWidth) return [...visit.faults, ...(await page.complaints())];
  // Storybook's own frame gives a story the width it asks for; here the window does, at a second visit.
  await page.complaints();
  await page.resize(width);
  try {
    await page.open(address);
    visit = await page.run(finishInPage, patience);
    return [...visit.faults, ...(await page.complaints())];
  } finally {
    await page.resize(usualWidth);
  }
}

async function finishInPage(limit: number): Promise<{ faults: string[]; viewport: string }> {
  const preview = globalThis as PreviewPage;
  const last = (event: string) => preview['__STORYBOOK_ADDONS_CHANNEL__']?.last(event);
  const deadline = performance.now() + limit;
  while (!last('storyFinished') && !last('storyMissing') && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { story } = preview['__STORYBOOK_PREVIEW__']?.currentRender ?? {};
  const viewport = story?.storyGlobals?.viewport?.value ?? '';
  const faults: string[] = [];
  for (const event of [
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyErrored',
    'storyThrewException',
    'storyMissing',
  ]) {
    const told = last(event)?.flat() ?? [];
    for (const what of told as (string | { message?: string })[])
      faults.push(`${event}: ${typeof what === 'string' ? what : what.message}`);
  }
  const finished = last('storyFinished')?.[0] as Finished | undefined;
  if (!finished) faults.push('The story did not come to its end.');
  for (const { type, status, result } of finished?.reporters ?? []) {
    const rules =
      result?.violations?.map(
        (violation) => `${violation.id} (${violation.nodes.map((node) => node.html).join(', ')})`,
      ) ?? [];
    if (status !== 'passed') faults.push(`${type}: ${status} ${rules.join(', ')}`.trim());
  }
  if (finished?.status === 'error' && faults.length === 0) faults.push('The story ended in error.');
  if (document.body.classList.contains('sb-show-errordisplay')) {
    const words = document.querySelector('#error-message')?.textContent;
    faults.push(`Storybook shows an error: ${words}`);
  }
  return { faults, viewport };
}
