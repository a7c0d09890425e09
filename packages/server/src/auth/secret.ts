import type { Random } from '../http/ports.ts';

/** 256 bits: not to be guessed, so one fast hash protects it where it is stored. */
const secretLength = 32;

/** A new secret as 64 hexadecimal digits. */
export function newSecret(random: Random): string {
  return hexadecimal(random.bytes(secretLength));
}

/** sha256 by Web Crypto, which a page and Node have alike. */
export async function webSha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hexadecimal(new Uint8Array(digest));
}

/**
 * HMAC-SHA-256 of a text, as 64 hexadecimal digits.
 * @param secret not empty
 */
export async function hmacSha256(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return hexadecimal(new Uint8Array(signature));
}

/** Two digits a byte. */
export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
