import { faults } from '@facturatie/server/page';
import * as v from 'valibot';

const faultSchema = v.strictObject({
  /** Milliseconds before each answer; `Infinity` never answers. */
  slow: v.optional(v.number(), 0),
  /** What happens instead of the answer: no connection, or that status. */
  fail: v.optional(v.picklist(faults)),
  /** How many calls it lasts; after that the server answers. */
  calls: v.optional(v.number(), Number.POSITIVE_INFINITY),
});

const appStorySchema = v.strictObject({
  /** Where the app is opened. */
  address: v.string(),
  /** Whether the demo user is signed in. */
  signedIn: v.optional(v.boolean(), true),
  /** How many customers the server knows. */
  customers: v.optional(v.number(), 250),
  /** What is wrong with the server. */
  fault: v.optional(faultSchema),
});

/** How the app of a screen story stands: `parameters: { app: { address: '/klanten' } }`. */
export type AppStory = v.InferOutput<typeof appStorySchema>;

/**
 * Reads the `app` parameter of a story.
 * @throws when it holds something that a story cannot ask for.
 */
export function readAppStory(parameter: unknown): AppStory {
  return v.parse(appStorySchema, parameter);
}
