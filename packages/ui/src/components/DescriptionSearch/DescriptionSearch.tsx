import { useContext, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { control } from '../../private/fields/control.css.ts';
import { DelegatedField } from '../../private/fields/DelegatedField.tsx';
import { DelegatedControlContext, type FindControl } from '../../private/fields/inputDelegation.ts';
import { shortestSearch } from '../../private/search/search.ts';
import { SuggestionPanel } from '../../private/search/SuggestionPanel.tsx';
import { tiesToList, type Suggestions } from '../../private/search/useSuggestions.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldFrameProps } from '../Field/FieldParts.tsx';
import * as textArea from '../TextArea/TextArea.css.ts';
import * as styles from './DescriptionSearch.css.ts';
import { useDescriptionSearch, type TextSearchOptions } from './useDescriptionSearch.ts';

/** Props of {@link DescriptionSearch}. */
export interface DescriptionSearchProps<Item> extends FieldFrameProps, TextSearchOptions<Item> {
  /** A second line below it in the list. */
  itemDescription?: (item: Item) => string | undefined;
  /** How many lines it shows when it is empty; it grows with its text. */
  rows?: number;
  /** Width of the list in pixels at the standard text size; left out, as wide as the field. */
  panelWidth?: number;
  /** The name in the form; messages of the form find their field by it. */
  name?: string;
  /** Most characters that can be typed. */
  maxLength?: number;
  /** An example of valid input. Never the only help: it disappears when the user types. */
  placeholder?: string;
  /** Whether it is disabled. */
  isDisabled?: boolean;
  /** The text area in the page, to give it the focus. */
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Free text of several lines, with search results while the user types, such as the articles of an invoice
 * line. The text changes only when the user picks one. Enter picks only an option chosen with the arrow keys.
 */
export function DescriptionSearch<Item>(props: DescriptionSearchProps<Item>) {
  const find = useContext(DelegatedControlContext);
  return find ? <DelegatedSearch {...props} find={find} /> : <OwnSearch {...props} />;
}

function OwnSearch<Item>(props: DescriptionSearchProps<Item>) {
  const { rows = 1, name, maxLength, placeholder, isDisabled, ref, onNext } = props;
  const holderRef = useRef<HTMLSpanElement>(null);
  const { text, suggestions, handlers } = useDescriptionSearch(props, () =>
    holderRef.current?.querySelector('textarea'),
  );
  return (
    <Field {...frameOf(props)} name={name}>
      {(tied) => (
        <span ref={holderRef} className={styles.holder} {...keyMark('descriptionSearch')}>
          {/* The same text behind the field gives both their height. */}
          <span className={textArea.growing} data-text={text}>
            <textarea
              {...tied}
              {...tiesToList(suggestions)}
              {...handlers}
              ref={ref}
              className={`${control} ${textArea.input}`}
              rows={rows}
              enterKeyHint={onNext ? 'next' : 'enter'}
              maxLength={maxLength}
              placeholder={placeholder}
              disabled={isDisabled}
              value={text}
            />
          </span>
          <Panel {...props} suggestions={suggestions} fieldRef={holderRef} />
        </span>
      )}
    </Field>
  );
}

/** In a text area that is on the page already. */
function DelegatedSearch<Item>({
  find,
  ...props
}: DescriptionSearchProps<Item> & { find: FindControl }) {
  const fieldRef = useRef<HTMLElement>(null);
  const { text, suggestions, handlers } = useDescriptionSearch(props, find);
  const { onCompositionEnd, ...ties } = tiesToList(suggestions);
  useLayoutEffect(() => {
    fieldRef.current = find() ?? null;
  }, [find]);
  return (
    <DelegatedField
      label={props.label}
      errorMessage={props.errorMessage}
      find={find}
      value={text}
      handlers={{ ...handlers, onCompositionEnd }}
      attributes={{ ...ties, 'data-keys': keyMark('descriptionSearch')['data-keys'] }}
    >
      <Panel {...props} suggestions={suggestions} fieldRef={fieldRef} />
    </DelegatedField>
  );
}

interface PanelProps<Item> extends DescriptionSearchProps<Item> {
  suggestions: Suggestions<Item>;
  fieldRef: RefObject<HTMLElement | null>;
}

function Panel<Item>({ panelWidth, ...props }: PanelProps<Item>) {
  const { suggestions, fieldRef, label, minimumLength = shortestSearch } = props;
  return (
    <SuggestionPanel
      suggestions={suggestions}
      label={label}
      fieldRef={fieldRef}
      minimumLength={minimumLength}
      width={panelWidth}
      itemLabel={props.itemLabel}
      itemDescription={props.itemDescription}
    />
  );
}

function frameOf<Item>(props: DescriptionSearchProps<Item>): FieldFrameProps {
  const { label, labelPosition, description, errorMessage, isRequired } = props;
  return { label, labelPosition, description, errorMessage, isRequired };
}
