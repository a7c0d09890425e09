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
    const match = onlyNamed(chosen.text, suggestions.state, itemLabel);
    if (match !== undefined) {
      setTaken(texts.taken(itemLabel(match)));
      onTake(match);
    } else if (isDue) {
      setNotice(texts.cleared(truncate(chosen.text.trim())));
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
 * The only thing found whose whole name is the text, case and accents aside; undefined when there is
 * none or more than one, and when the answer does not hold all that was found.
 */
function onlyNamed<Item>(
  text: string,
  state: SearchState<Item>,
  itemLabel: (item: Item) => string,
): Item | undefined {
  if (state.is !== 'found' || state.total > state.items.length) return undefined;
  const named = state.items.filter((item) => plain(itemLabel(item)) === plain(text));
  return named.length === 1 ? named[0] : undefined;
}
