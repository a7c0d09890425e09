import { faults } from '@facturatie/server/browser';
import * as v from 'valibot';

/** A call that somebody else makes, as it travels. */
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
  /** Which calls it befalls; all of them when not given. */
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE'])),
  /** How the path of those calls ends: `/auth/klanten/betaling`; any path when not given. */
  path: v.optional(v.string(), ''),
  /** What happens instead of the answer: no connection, or that status. */
  fail: v.optional(v.picklist(faults)),
  /** How many such calls it lasts; after that the server answers. */
  calls: v.optional(v.number(), Number.POSITIVE_INFINITY),
});

const appStorySchema = v.strictObject({
  /** Where the app is opened. */
  address: v.string(),
  /** Whether the demo user is signed in. */
  signedIn: v.optional(v.boolean(), true),
  /** How many customers the server knows. */
  customers: v.optional(v.number(), 250),
  /** How many quotes and invoices those customers have. */
  documents: v.optional(v.number(), 160),
  /** What somebody else does before the app opens. */
  prepare: v.optional(v.array(colleagueCallSchema), []),
  /** What somebody else does just before the first change that the story sends. */
  colleague: v.optional(v.array(colleagueCallSchema), []),
  /** What is wrong with the server. */
  fault: v.optional(faultSchema),
});

/** The state of the app in a screen story: `parameters: { app: { address: '/klanten' } }`. */
export type AppStory = v.InferOutput<typeof appStorySchema>;

/**
 * Reads the `app` parameter of a story.
 * @throws when it holds something that a story cannot ask for.
 */
export function readAppStory(parameter: unknown): AppStory {
  return v.parse(appStorySchema, parameter);
}
