declare global {
  interface Window {
    /** What the page complained of since somebody asked. */
    complaintsHeard?: string[];
  }
}

/** Keeps what the page complains of, for browsers whose driver does not tell. Runs inside the page. */
export function listenInPage(): void {
  if (window.complaintsHeard) return;
  const heard: string[] = [];
  window.complaintsHeard = heard;
  const textOf = (word: unknown) =>
    word instanceof Error ? `${word.name}: ${word.message}` : String(word);
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...words: unknown[]) => {
      heard.push(`console ${level}: ${words.map(textOf).join(' ')}`);
      say(...words);
    };
  }
  window.addEventListener('error', ({ message }) => heard.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    heard.push(`uncaught: ${textOf(reason)}`);
  });
}
