import { Refusal } from './refusal.ts';

/** The refusal of a method that an address does not know. Where GET is allowed, so is HEAD. */
export function methodNotAllowed(methods: readonly string[]): Refusal {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return new Refusal(405, 'address.methodNotAllowed', { headers: { allow: allow.join(', ') } });
}
