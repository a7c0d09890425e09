/** Bytes as base64. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  // In pieces: a call takes no more arguments than fit on the stack.
  for (let from = 0; from < bytes.length; from += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  }
  return btoa(text);
}

/** What `base64Of` wrote. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
