import { useState } from 'react';
import { searchComboBoxTexts } from '../../intl/suggestions.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { truncate, plain } from '../../private/search/searchText.ts';
import type { SearchState } from '../../private/search/search.ts';
import type { Suggestions } from '../../private/search/useSuggestions.ts';
import type { useChosenItem } from './useChosenItem.ts';
import { useLeaving } from './useLeaving.ts';

interface LeftTextSettings<Item> {
  chosen: ReturnType<typeof useChosenItem<Item>>;
  suggestions: Suggestions<Item>;
  itemLabel: (item: Item) => string;
  /** How long after blur an unmatched name is cleared, in milliseconds. */
  clearDelay: number;
  /** Chooses a thing. */
  onTake: (item: Item) => void;
  /** Called once the field and the choice are empty. */
  onCleared: () => void;
}

/**
 * Handles text that is left without a choice: the only item of that name is chosen as soon as the search
 * responds; otherwise the field is cleared, with a message.
 */
export function useLeftText<Item>(settings: LeftTextSettings<Item>) {
  const { chosen, suggestions, itemLabel, clearDelay, onTake, onCleared } = settings;
  const texts = useMessages('searchComboBox', searchComboBoxTexts);
  const [notice, setNotice] = useState('');
  const [taken, setTaken] = useState('');
  const leaving = useLeaving(clearDelay, suggestions.isOnTheWay, (isDue) => {
    if (chosen.isMatching) return;
    const named = namedAs(chosen.text, suggestions.state, itemLabel);
    const [match] = named;
    if (match !== undefined && named.length === 1) {
      setTaken(texts.taken(itemLabel(match)));
      onTake(match);
    } else if (isDue) {
      const say = named.length > 1 ? texts.clearedOfMany : texts.cleared;
      setNotice(say(truncate(chosen.text.trim())));
      chosen.clear();
      suggestions.settle('');
      onCleared();
    }
  });
  return {
    ...leaving,
    /** What is seen below the field. */
    notice,
    /** The announcement for screen readers: that, or the chosen item. */
    announcement: notice || taken,
    /** Removes the notice when the user types. */
    forget() {
      setNotice('');
      setTaken('');
    },
  };
}

/**
 * The things found whose whole name is the text, case and accents aside; none when the answer does not hold
 * all that was found.
 */
function namedAs<Item>(
  text: string,
  state: SearchState<Item>,
  itemLabel: (item: Item) => string,
): readonly Item[] {
  if (state.is !== 'found' || state.total > state.items.length) return [];
  return state.items.filter((item) => plain(itemLabel(item)) === plain(text));
}
