import { onDemand } from '@facturatie/ui/OnDemand';

/** The notice of an origin that cannot be used; opening such a document fetches it. */
export const unusableOrigin = onDemand(() => import('./UnusableOriginNotice.tsx'));
