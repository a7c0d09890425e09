import { onDemand } from '../../components/OnDemand/part.ts';

/** The panel below searching fields. */
export const suggestionPanel = onDemand(() => import('./SuggestionPanel.tsx'));
