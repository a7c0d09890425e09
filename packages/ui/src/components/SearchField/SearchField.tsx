import type { Ref } from 'react';
import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { isComposingKey, isHalfTyped } from '../../private/fields/composition.ts';
import { control } from '../../private/fields/control.css.ts';
import { searchFieldTexts } from '../../intl/choices.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { FieldParts, fieldClass, type FieldFrameProps } from '../Field/FieldParts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchField.css.ts';
import { isTooShort, searchDelay, shortestSearch } from './searchText.ts';
import { useDelayedSearch } from './useDelayedSearch.ts';

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends Pick<
  FieldFrameProps,
  'label' | 'labelPosition' | 'description'
> {
  /** The current search; '' is everything. */
  value: string;
  /** Called with what to search for: without spaces around it, long enough, and new. */
  onSearch: (text: string) => void;
  /** How many characters a search starts at. */
  minimumLength?: number;
  /** How long typing must pause before the search starts, in milliseconds. */
  delay?: number;
  /** The input in the page, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Searches while the user types, debounced; Enter searches at once, Escape and the cross clear the field,
 * which shows everything again.
 */
export function SearchField({
  label,
  labelPosition,
  description,
  value,
  onSearch,
  minimumLength = shortestSearch,
  delay = searchDelay,
  ref,
}: SearchFieldProps) {
  const texts = useMessages('searchField', searchFieldTexts);
  const { text, type, setIsHalf, searchNow } = useDelayedSearch({
    value,
    onSearch,
    shortest: minimumLength,
    delay,
  });
  const hint = isTooShort(text, minimumLength) ? texts.tooShort(minimumLength) : '';
  return (
    <AriaSearchField
      {...keyMark('searchField')}
      value={text}
      onChange={type}
      onSubmit={searchNow}
      className={`${fieldClass(labelPosition)} ${styles.search}`}
    >
      <FieldParts
        label={label}
        labelPosition={labelPosition}
        // The hint replaces it, so that nothing shifts at the first character.
        description={description === undefined ? undefined : hint || description}
      >
        <span
          className={styles.holder}
          // Enter and Escape belong to the letter that is being composed, not to the search.
          onKeyDownCapture={(event) => {
            if (isComposingKey(event)) event.stopPropagation();
          }}
        >
          <span className={styles.lens}>
            <Icon name="search" />
          </span>
          <Input
            ref={ref}
            className={`${control} ${styles.input}`}
            placeholder={labelPosition === 'hidden' ? label : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onInput={({ nativeEvent }) => setIsHalf(isHalfTyped(nativeEvent))}
            onCompositionEnd={() => setIsHalf(false)}
          />
          {text !== '' && (
            <Button
              className={styles.clear}
              aria-label={texts.clear}
              // No stop of Tab: the key of the field does the same.
              render={(button) => <button type="button" {...button} aria-keyshortcuts="Escape" />}
            >
              <Icon name="close" />
            </Button>
          )}
          {description === undefined && (
            <span className={styles.hint} aria-hidden>
              {hint}
            </span>
          )}
        </span>
        <VisuallyHidden isStatus>{hint}</VisuallyHidden>
      </FieldParts>
    </AriaSearchField>
  );
}
