import { searchFieldTexts } from '../../intl/choices.nl-BE.ts';
import { suggestionsTexts } from '../../intl/suggestions.nl-BE.ts';
import { useMessages } from '../messages.ts';
import { truncate } from './searchText.ts';
import type { SearchState } from './search.ts';

/** The messages about a search. */
export interface SearchStatus {
  /** In sight, above the list; undefined where the list speaks for itself. */
  shown: string | undefined;
  /** For screen readers: each message once. */
  spoken: string;
}

/**
 * The texts for the status of a search. Quiet is for a field that takes any text: only suggestions, and
 * that they failed, are worth a word.
 */
export function useSearchStatus<Item>(
  state: SearchState<Item>,
  minimumLength: number,
  isQuiet: boolean,
): SearchStatus {
  const texts = useMessages('suggestions', suggestionsTexts);
  const { tooShort } = useMessages('searchField', searchFieldTexts);
  if (state.is === 'found') return { shown: undefined, spoken: texts.count(state.total) };
  if (isQuiet && state.is !== 'failed') return { shown: undefined, spoken: '' };
  const shown = {
    resting: undefined,
    tooShort: tooShort(minimumLength),
    waiting: texts.busy,
    busy: texts.busy,
    none: 'text' in state ? texts.none(truncate(state.text)) : undefined,
    failed: texts.failed,
  }[state.is];
  return { shown, spoken: state.is === 'waiting' ? '' : (shown ?? '') };
}
