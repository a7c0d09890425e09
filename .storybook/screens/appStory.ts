import { faults } from '@facturatie/server/browser';
import * as v from 'valibot';

/** A call of another user, in wire form. */
const colleagueCallSchema = v.strictObject({
  method: v.picklist(['POST', 'PUT', 'DELETE']),
  /** `/auth/klantengroep/1` */
  path: v.string(),
  /** Of a change: what is changed; all else stays as it is. */
  body: v.optional(v.record(v.string(), v.unknown())),
});

export type ColleagueCall = v.InferOutput<typeof colleagueCallSchema>;

const faultSchema = v.strictObject({
  /** Milliseconds before each answer; `Infinity` never answers. */
  slow: v.optional(v.number(), 0),
  /** Method of the calls that it affects; all when not given. */
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE'])),
  /** How the path of those calls ends: `/auth/klanten/betaling`; any path when not given. */
  path: v.optional(v.string(), ''),
  /** The fault instead of the answer: no connection, or a status. */
  fail: v.optional(v.picklist(faults)),
  /** Number of affected calls; later ones are answered. */
  calls: v.optional(v.number(), Number.POSITIVE_INFINITY),
});

const appStorySchema = v.strictObject({
  /** Where the app is opened. */
  address: v.string(),
  /** Whether the demo user is signed in. */
  signedIn: v.optional(v.boolean(), true),
  /** Number of customers on the server. */
  customers: v.optional(v.number(), 250),
  /** Number of their quotes and invoices. */
  documents: v.optional(v.number(), 160),
  /** Calls of another user before the app opens. */
  prepare: v.optional(v.array(colleagueCallSchema), []),
  /** Calls of another user just before the first change that the story sends. */
  colleague: v.optional(v.array(colleagueCallSchema), []),
  /** A simulated fault of the server. */
  fault: v.optional(faultSchema),
});

/** The state of the app in a screen story: `parameters: { app: { address: '/klanten' } }`. */
export type AppStory = v.InferOutput<typeof appStorySchema>;

/**
 * Reads the `app` parameter of a story.
 * @throws when it has unknown or invalid keys.
 */
export function readAppStory(parameter: unknown): AppStory {
  return v.parse(appStorySchema, parameter);
}
