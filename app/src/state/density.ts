import type { Density } from '@facturatie/ui/theme';
import { userNameAtom } from './session.ts';
import { storedAtom } from './storedAtom.ts';

/** The density of the signed-in user; stored per user, undefined unless it is compact. */
export const densityAtom = storedAtom<Density>((get) => `density:${get(userNameAtom)}`, {
  read: (stored) => (stored === 'compact' ? stored : undefined),
  write: (density) => density,
});
