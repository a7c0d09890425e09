import type { Density } from '@facturatie/ui/theme';
import { userNameAtom } from './session.ts';
import { storedAtom } from './storedAtom.ts';

/** Prefix of the storage keys, one per user. */
export const densityPrefix = 'density:';

/** The density of the signed-in user; stored per user, undefined unless it is compact. */
export const densityAtom = storedAtom<Density | undefined>(
  (get) => `${densityPrefix}${get(userNameAtom)}`,
  { read: (stored) => (stored === 'compact' ? stored : undefined) },
);
