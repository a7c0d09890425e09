import type { SearchState } from '../../private/search/search.ts';

/** Reads the code of a thing; undefined where things have none. */
type CodeOf<Item> = ((item: Item) => string) | undefined;

/** Whether something that was found for a text has that text as its code. */
function isFoundCode<Item>(text: string, state: SearchState<Item>, codeOf: CodeOf<Item>): boolean {
  if (state.is !== 'found' || !codeOf) return false;
  return state.items.some((item) => codeOf(item) === text.trim());
}

const isOneWord = (text: string) => /^\S+$/.test(text.trim());

/** Whether a text is the code of something found, or one without spaces, which may be a code. */
export function mayBeCode<Item>(
  text: string,
  state: SearchState<Item>,
  codeOf: CodeOf<Item>,
): boolean {
  return isOneWord(text) || isFoundCode(text, state, codeOf);
}

/**
 * Whether Enter continues as after a pick: the text is the code of something found, or no answer says yet
 * that it is none, and it holds a digit and no space.
 */
export function leadsOnAsCode<Item>(
  text: string,
  state: SearchState<Item>,
  codeOf: CodeOf<Item>,
): boolean {
  const isWhole =
    state.is === 'none' || (state.is === 'found' && state.total <= state.items.length);
  return isFoundCode(text, state, codeOf) || (!isWhole && isOneWord(text) && /\d/.test(text));
}
