import { setTimeout as pause } from 'node:timers/promises';
import type { VatRegistry, VatRegistryAnswer } from '../../http/ports.ts';

/** The VIES address of the European Commission. */
export const viesAddress = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

export interface ViesOptions {
  /** Of the VIES REST API, without a slash at its end. */
  readonly address: string;
  /** Milliseconds that one attempt may take. */
  readonly timeout: number;
  /** Milliseconds to wait before the second, third, ... attempt; there are no more than these. */
  readonly pauses?: readonly number[];
}

const defaultPauses = [250, 1000];

/** What one attempt gave, and whether another one may give more. */
type Attempt = VatRegistryAnswer & { readonly mayPass?: boolean };

/**
 * The VAT databank of the European Union: `POST check-vat-number` of the VIES REST API. It is often
 * busy, so what may pass is tried again. It says with status 200 that it could not answer
 * (`actionSucceed: false`, or a `userError`): only a plain true or false is a verdict.
 */
export function viesRegistry({
  address,
  timeout,
  pauses = defaultPauses,
}: ViesOptions): VatRegistry {
  return {
    async lookUp(digits) {
      let attempt = await ask(address, digits, timeout);
      for (const milliseconds of pauses) {
        if (attempt.mayPass !== true) break;
        await pause(milliseconds);
        attempt = await ask(address, digits, timeout);
      }
      const { mayPass: _mayPass, ...answer } = attempt;
      return answer;
    },
  };
}

async function ask(address: string, digits: string, timeout: number): Promise<Attempt> {
  try {
    const answer = await fetch(`${address}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode: 'BE', vatNumber: digits }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    return attemptOf(await jsonOf(answer), `status ${answer.status}`);
  } catch (error) {
    return { verdict: 'none', reason: causeOf(error), mayPass: true };
  }
}

/** What the answer carries; undefined when that is not JSON. */
async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Codes of VIES that no second attempt changes. Any other one is about how busy it is. */
const lastingCodes = new Set(['IP_BLOCKED', 'VAT_BLOCKED', 'INVALID_REQUESTER_INFO']);

function attemptOf(body: unknown, status: string): Attempt {
  const code = codeOf(body);
  if (code === 'INVALID_INPUT') return { verdict: 'unregistered' };
  if (code !== undefined) {
    return { verdict: 'none', reason: code, mayPass: !lastingCodes.has(code) };
  }
  const { valid, name, address, countryCode } = recordOf(body);
  if (valid === false) return { verdict: 'unregistered' };
  if (valid === true && isText(name) && isText(address)) {
    return {
      verdict: 'registered',
      name,
      address,
      countryCode: isText(countryCode) ? countryCode : 'BE',
    };
  }
  return { verdict: 'none', reason: `no answer of VIES, ${status}`, mayPass: true };
}

/** Why VIES gives no verdict; undefined when it does. */
function codeOf(body: unknown): string | undefined {
  const { errorWrappers, userError } = recordOf(body);
  const [wrapper] = Array.isArray(errorWrappers) ? (errorWrappers as unknown[]) : [];
  const code = wrapper === undefined ? userError : recordOf(wrapper)['error'];
  if (code === 'VALID' || code === 'INVALID') return undefined;
  return typeof code === 'string' && /^[A-Z_]{1,50}$/.test(code) ? code : undefined;
}

function recordOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Text that a database can keep. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
}

/** The underlying cause: fetch itself only says that it failed. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error.name === 'TimeoutError' ? 'timeout' : error.message;
}
