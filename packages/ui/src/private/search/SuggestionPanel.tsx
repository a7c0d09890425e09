import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconName } from '../../components/Icon/iconShapes.ts';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { suggestionsTexts } from '../../intl/suggestions.nl-BE.ts';
import { useMessages } from '../messages.ts';
import { mostOptions, type Entry } from './entries.ts';
import { FloatingPanel } from './FloatingPanel.tsx';
import * as styles from './SuggestionPanel.css.ts';
import { useSearchStatus } from './useSearchStatus.ts';
import { lineProps, listProps, type Suggestions } from './useSuggestions.ts';

interface SuggestionPanelProps<Item> {
  /** The content. */
  suggestions: Suggestions<Item>;
  /** Names the list: what is suggested. */
  label: string;
  /** The field above it. */
  fieldRef: RefObject<HTMLElement | null>;
  /** A search starts at this many characters. */
  minimumLength: number;
  /** The announcement for screen readers while the list is closed. */
  announcement?: string;
  /** How wide it is, in pixels at the standard text size; left out, as wide as the field. */
  width?: number;
  /** The name of a thing. */
  itemLabel: (item: Item) => string;
  /** A second line below the name. */
  itemDescription?: (item: Item) => string | undefined;
  /** The words of the action at the end. */
  actionLabel?: string;
}

/** The list below a field. It never takes the focus: pressing on it leaves that in the field. */
export function SuggestionPanel<Item>({
  suggestions,
  label,
  fieldRef,
  minimumLength,
  announcement = '',
  width,
  ...words
}: SuggestionPanelProps<Item>): ReactNode {
  const { state, entries, isOpen, isQuiet } = suggestions;
  const texts = useMessages('suggestions', suggestionsTexts);
  const { shown: status, spoken } = useSearchStatus(state, minimumLength, isQuiet);
  const isCut = state.is === 'found' && state.total > Math.min(state.items.length, mostOptions);
  return (
    <>
      <VisuallyHidden isStatus>{isOpen ? spoken : announcement}</VisuallyHidden>
      {isOpen && (
        <FloatingPanel fieldRef={fieldRef} width={width}>
          {status !== undefined && (
            <p className={styles.status}>
              {state.is === 'failed' && <Icon name="critical" />}
              {state.is === 'busy' || state.is === 'waiting' ? (
                <Spinner label={status} isLabelVisible />
              ) : (
                status
              )}
            </p>
          )}
          {entries.length > 0 && <List {...words} suggestions={suggestions} label={label} />}
          {isCut && (
            <p className={styles.status}>
              {texts.firstOf(Math.min(state.items.length, mostOptions), state.total)}
            </p>
          )}
        </FloatingPanel>
      )}
    </>
  );
}

type ListProps<Item> = Omit<
  SuggestionPanelProps<Item>,
  'fieldRef' | 'minimumLength' | 'news' | 'width'
>;

function List<Item>({ suggestions, label, ...words }: ListProps<Item>) {
  const { entries, marked, isMarkedByKeys } = suggestions;
  const listRef = useRef<HTMLDivElement>(null);
  const hasAction = entries.at(-1)?.is === 'action';
  useEffect(() => {
    const { current: list } = listRef;
    if (!list || !isMarkedByKeys) return;
    const { children, lastElementChild } = list;
    // The action is sticky at the end, above the scrolled options.
    const covered = hasAction && lastElementChild instanceof HTMLElement;
    list.style.scrollPaddingBlockEnd = `${covered ? lastElementChild.offsetHeight : 0}px`;
    children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked, isMarkedByKeys, hasAction]);
  return (
    <div ref={listRef} {...listProps(suggestions, label)} className={styles.list}>
      {entries.map((entry, index) => (
        <div
          {...lineProps(suggestions, index)}
          key={lineProps(suggestions, index).id}
          className={classNames[entry.is]}
        >
          <Line entry={entry} {...words} />
        </div>
      ))}
    </div>
  );
}

const action = `${styles.option} ${styles.action}`;
const classNames: Record<Entry<unknown>['is'], string> = {
  item: styles.option,
  retry: action,
  action: `${action} ${styles.pinned}`,
};

interface LineProps<Item> extends Omit<ListProps<Item>, 'suggestions' | 'label'> {
  entry: Entry<Item>;
}

const icons: Record<'retry' | 'action', IconName> = { retry: 'retry', action: 'add' };

function Line<Item>({ entry, itemLabel, itemDescription, actionLabel }: LineProps<Item>) {
  const texts = useMessages('suggestions', suggestionsTexts);
  if (entry.is !== 'item') {
    return (
      <span className={styles.words}>
        <Icon name={icons[entry.is]} />
        {entry.is === 'retry' ? texts.retry : actionLabel}
      </span>
    );
  }
  const second = itemDescription?.(entry.item);
  return (
    <>
      <span>{itemLabel(entry.item)}</span>
      {second !== undefined && <span className={styles.description}>{second}</span>}
    </>
  );
}
