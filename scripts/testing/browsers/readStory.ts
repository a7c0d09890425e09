interface Preview {
  ['__STORYBOOK_ADDONS_CHANNEL__']?: { last(event: string): unknown[] | undefined };
  ['__STORYBOOK_PREVIEW__']?: {
    currentRender?: { story?: { storyGlobals?: { viewport?: { value?: string } } } };
  };
}

/** Waits in the page for the end of a story. @returns its faults and its requested width. */
export async function readStory(): Promise<{ faults: string[]; width: number }> {
  const preview = globalThis as Preview;
  const last = (event: string) => preview['__STORYBOOK_ADDONS_CHANNEL__']?.last(event);
  const deadline = performance.now() + 60_000;
  while (!last('storyFinished') && !last('storyMissing') && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const finished = last('storyFinished')?.[0] as
    | { status: string; reporters: { type: string; status: string; result?: unknown }[] }
    | undefined;
  const faults =
    'playFunctionThrewException unhandledErrorsWhilePlaying storyErrored storyThrewException storyMissing'
      .split(' ')
      .flatMap((event) =>
        (last(event)?.flat() ?? []).map(
          (error) => `${event}: ${error instanceof Error ? error.message : JSON.stringify(error)}`,
        ),
      );
  if (!finished) faults.push('The story did not finish.');
  for (const { type, status, result } of finished?.reporters ?? [])
    if (status !== 'passed') faults.push(`${type}: ${status} ${JSON.stringify(result)}`);
  if (finished?.status === 'error' && faults.length === 0) faults.push('The story failed.');
  if (document.body.classList.contains('sb-show-errordisplay'))
    faults.push(`Error: ${document.querySelector('#error-message')?.textContent}`);
  const viewport = preview['__STORYBOOK_PREVIEW__']?.currentRender?.story?.storyGlobals?.viewport;
  return { faults, width: Number(/^w(\d+)$/.exec(viewport?.value ?? '')?.[1] ?? 1280) };
}
