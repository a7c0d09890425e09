/**
 * Shows on standard error that something goes on: a moving line on a terminal, else a line every ten seconds.
 * @param {string} text What goes on.
 * @returns {() => string} Ends it and answers how long it took ('12 s').
 */
export function showProgress(text) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const onTerminal = process.stderr.isTTY;
  if (!onTerminal) process.stderr.write(`${text} …\n`);
  const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
  let turn = 0;
  const show = () => {
    turn += 1;
    const line = `${text} … ${seconds()}`;
    process.stderr.write(
      onTerminal ? `\r\u001b[2K${frames[turn % frames.length]} ${line}` : `${line}\n`,
    );
  };
  const timer = setInterval(show, onTerminal ? 120 : 10_000);
  return () => {
    clearInterval(timer);
    if (onTerminal) process.stderr.write('\r\u001b[2K');
    return seconds();
  };
}
