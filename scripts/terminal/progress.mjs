/**
 * Shows progress on standard error: a line at once, and every ten seconds.
 * @param {string} text What is in progress.
 * @returns {() => string} Ends it and answers how long it took ('12 s').
 */
export function showProgress(text) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  process.stderr.write(`${text} …\n`);
  const timer = setInterval(() => process.stderr.write(`${text} … ${seconds()}\n`), 10_000);
  return () => {
    clearInterval(timer);
    return seconds();
  };
}
