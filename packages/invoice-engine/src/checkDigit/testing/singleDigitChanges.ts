/** Every text that differs from `text` in exactly one of its digits. */
export function singleDigitChanges(text: string): string[] {
  return [...text].flatMap((digit, place) =>
    /\d/.test(digit)
      ? [...'0123456789']
          .filter((other) => other !== digit)
          .map((other) => `${text.slice(0, place)}${other}${text.slice(place + 1)}`)
      : [],
  );
}
