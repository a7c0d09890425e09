import type { Call, CallOutput } from '../calls/Call.ts';
import { calls } from '../calls/calls.ts';
import { type CallArguments, type ClientOptions, createCaller } from './createCaller.ts';

/** One method per call: typed input and options in, the typed answer out, or an ApiError. */
export type Client = {
  readonly [Name in keyof typeof calls]: Method<(typeof calls)[Name]>;
};

type Method<C extends Call> = (...given: CallArguments<C>) => Promise<CallOutput<C>>;

/** Creates the client of the whole API. It never retries a call. */
export function createClient(options: ClientOptions): Client {
  const call = createCaller(options);
  const methods = Object.entries(calls).map(([name, called]) => [
    name,
    (...given: CallArguments<Call>) => call<Call>(called, ...given),
  ]);
  return Object.fromEntries(methods) as Client;
}
