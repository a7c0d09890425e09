import type { Codec } from '../codec/Codec.ts';
import { englishPath } from '../codec/englishPath.ts';

/** The message of an error body and its messages by field, keyed by the English path of the field. */
export interface ErrorMessages {
  readonly message?: string;
  readonly errors: Record<string, string[]>;
}

/**
 * Reads the messages of an error body `{ message, errors: { Field: [..] } }`, ignoring other
 * properties; a body of another shape gives no messages. `sent` is the codec of the request body, which
 * maps wire fields to English paths. An unknown path is returned unchanged.
 */
export function errorMessages(body: unknown, sent: Codec<unknown> | undefined): ErrorMessages {
  if (!isRecord(body)) return { errors: {} };
  const byPath = new Map<string, string[]>();
  for (const [wirePath, found] of Object.entries(isRecord(body.errors) ? body.errors : {})) {
    const messages = [found].flat().filter(isMessage);
    const path = (sent && englishPath(sent.description, wirePath)) ?? wirePath;
    if (messages.length > 0) byPath.set(path, messages);
  }
  const errors = Object.fromEntries(byPath);
  return isMessage(body.message) ? { message: body.message, errors } : { errors };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMessage(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
