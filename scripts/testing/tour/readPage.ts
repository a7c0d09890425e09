/** What a page of Storybook's index shows, read inside of it. */
export interface PageReading {
  /** What is wrong, a sentence each. */
  faults: string[];
  /** The width, in pixels, that a story requests. */
  width?: number | undefined;
  /** The places that links can lead to. */
  anchors: string[];
  /** The links to other pages: id and anchor, '' when none. */
  links: { page: string; anchor: string }[];
}

/** Waits inside the page until all of it is rendered, then reads it. Self-contained: runs in the page. */
export async function readPage(kind: 'docs' | 'story'): Promise<PageReading> {
  interface Preview {
    ['__STORYBOOK_ADDONS_CHANNEL__']?: { last(event: string): unknown[] | undefined };
    ['__STORYBOOK_PREVIEW__']?: {
      currentRender?: { story?: { storyGlobals?: { viewport?: { value?: string } } } };
    };
  }
  const last = (event: string) =>
    (globalThis as Preview)['__STORYBOOK_ADDONS_CHANNEL__']?.last(event);
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const textOf = (element: Element | null) => (element?.textContent ?? '').trim();
  const inStory = '[data-story-block]';

  const waitsFor = (): string | undefined => {
    if (kind === 'story') return last('storyFinished') ? undefined : 'the end of its story';
    if (!last('docsRendered')) return 'the page';
    const empty = all(`${inStory} [id$='-inner']`).find(
      ({ childElementCount }) => childElementCount === 0,
    );
    if (empty) return `the story in ${empty.id}`;
    if (all('[data-absent]').length > 0) return 'a part that its anatomy points at';
    return all('[data-transcript]').some((part) => !part.querySelector('pre'))
      ? 'a transcript'
      : undefined;
  };
  const deadline = performance.now() + 60_000;
  while (waitsFor() !== undefined && performance.now() < deadline && !last('storyErrored')) {
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await document.fonts.ready;
  const faults: string[] = [];
  const missing = waitsFor();
  if (missing !== undefined) faults.push(`waited for ${missing}`);
  for (const event of [
    'playFunctionThrewException',
    'storyErrored',
    'storyThrewException',
    'storyMissing',
  ])
    if (last(event)) faults.push(`${event}: ${JSON.stringify(last(event))}`);
  if (document.body.classList.contains('sb-show-errordisplay'))
    faults.push(`shows an error: ${textOf(document.querySelector('#error-message'))}`);
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0)
      faults.push(`broken picture ${picture.src}`);
  if (kind === 'story') {
    const { story } = (globalThis as Preview)['__STORYBOOK_PREVIEW__']?.currentRender ?? {};
    const [, asked] = /^w(\d+)$/.exec(story?.storyGlobals?.viewport?.value ?? '') ?? [];
    return {
      faults,
      anchors: [],
      links: [],
      width: asked === undefined ? undefined : Number(asked),
    };
  }

  let level = 0;
  const headings = all('.sbdocs-content :is(h1, h2, h3, h4, h5, h6)').filter(
    (heading) => !heading.closest(inStory),
  );
  for (const heading of headings) {
    const next = Number(heading.tagName.slice(1));
    if (next > level + 1)
      faults.push(`heading '${textOf(heading)}' jumps from ${level} to ${next}`);
    level = next;
  }
  const titles = headings.filter(({ tagName }) => tagName === 'H1');
  if (titles.length !== 1) faults.push(`has ${titles.length} titles`);
  for (const line of all('.sbdocs-content p'))
    if (textOf(line).startsWith('|')) faults.push('a table shows as a line of bars');
  for (const row of all('.docblock-argstable tbody tr')) {
    const [name, description] = row.children;
    // First what it is for, then its type.
    if (description && description.childElementCount < 2)
      faults.push(`prop ${textOf(name ?? null)} has no description`);
  }
  for (const table of all('.docblock-argstable'))
    if (table.querySelectorAll('tbody tr').length === 0) faults.push('a table of props is empty');
  for (const part of all('[data-absent]'))
    faults.push(`its anatomy points at nothing: ${part.dataset['absent']}`);

  const anchors = all('[id]').map(({ id }) => id);
  const links: PageReading['links'] = [];
  for (const link of all('#storybook-docs a[href]').filter((one) => !one.closest(inStory))) {
    const href = link.getAttribute('href') ?? '';
    const [, page, anchor = ''] = /[?&]path=\/(?:docs|story)\/([\w-]+)(?:#(.*))?$/.exec(href) ?? [];
    if (
      textOf(link) === '' &&
      !link.getAttribute('aria-label') &&
      !link.closest('h1, h2, h3, h4, h5')
    )
      faults.push(`a link without words to ${href}`);
    if (page !== undefined) links.push({ page, anchor: decodeURIComponent(anchor) });
    else if (href.startsWith('#')) {
      if (!anchors.includes(decodeURIComponent(href.slice(1))))
        faults.push(`link to nowhere: ${href}`);
    } else if (!/^(https:|\.\/demo\/$)/.test(href)) faults.push(`link out of Storybook: ${href}`);
  }
  return { faults, anchors, links };
}
