import { ApiError } from '@facturatie/api-contract';
import type { Call, CallOutput } from '@facturatie/api-contract';
import { expect } from 'vitest';

/** What a successful answer to a call says, as the contract reads it. */
export async function decodedAnswer<C extends Call>(
  call: C,
  answer: Response,
): Promise<CallOutput<C>> {
  expect(answer.status).toBe(200);
  const decoded = call.response.decode(await answer.json());
  if (!decoded.ok) throw new Error(`${call.name}: ${JSON.stringify(decoded.issues)}`);
  return decoded.value as CallOutput<C>;
}

/** Any text of this form, inside an expected object. */
export function textLike(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}

/** The error that a call fails with. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`No ApiError but ${String(error)}`);
  return error;
}
