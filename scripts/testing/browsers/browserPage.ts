/** A page of a running browser, as far as the trials need one. */
export interface BrowserPage {
  /** 'Firefox 153.7.0' */
  readonly name: string;
  /** Goes to an address and waits until it is loaded. */
  open(address: string): Promise<void>;
  /**
   * Calls a function inside the page; what goes in and comes out passes as JSON.
   * @param inPage knows nothing of what stands around it here
   */
  run<Given extends unknown[], Answer>(
    inPage: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer>;
  /** Presses keys as a keyboard does, one after another: 'a', 'Tab', 'Shift+Tab'. */
  press(...keys: string[]): Promise<void>;
  /** Makes what is opened from now on this wide, and as high as usual: 800 px. */
  resize(width: number): Promise<void>;
  /** What the page complained of since the last time: errors and warnings of the console, uncaught ones. */
  complaints(): Promise<string[]>;
  /** The window as a PNG. */
  picture(): Promise<Buffer>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** The call of a function as text, for a browser to evaluate: a promise of JSON. */
export function callInPage(inPage: (...given: never[]) => unknown, given: unknown[]): string {
  const call = `(${inPage.toString()})(...${JSON.stringify(given)})`;
  return `Promise.resolve(${call}).then((answer) => JSON.stringify(answer ?? null))`;
}
