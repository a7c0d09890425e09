/** A sentence in which what stands between backquotes is code. */
export function WithCode({ text }: { text: string }) {
  return text
    .split('`')
    .map((words, index) => (index % 2 === 0 ? words : <code key={words}>{words}</code>));
}
