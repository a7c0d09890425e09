import { useRef, useState, useSyncExternalStore } from 'react';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { toastsTexts } from '../../intl/frame.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { toastQueue, type ToastContent } from './toast.ts';
import { ToastCard } from './ToastCard.tsx';
import * as styles from './Toasts.css.ts';
import { useClearPlace } from './useClearPlace.ts';
import { useToastFocus } from './useToastFocus.ts';
import { useTopLayer } from './useTopLayer.ts';

const subscribe = (listener: () => void) => toastQueue.subscribe(listener);
const visibleToasts = () => toastQueue.visibleToasts;
const none: typeof toastQueue.visibleToasts = [];
const noToasts = () => none;

/**
 * The region of toasts. Render it once in the application, always, so that screen
 * readers know it before anything happens. Time stops while the pointer or the focus is on a
 * toast, and while the page is hidden.
 */
export function Toasts() {
  const texts = useMessages('toasts', toastsTexts);
  const newestFirst = useSyncExternalStore(subscribe, visibleToasts, noToasts);
  // What came first is read first: it is the cause of what came after it.
  const toasts = newestFirst.toReversed();
  const newest = newestFirst[0]?.key;
  const region = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useState<string>();
  const isDocumentHidden = useIsDocumentHidden();
  const focus = useToastFocus(region);
  useTopLayer(region, newest);
  useClearPlace(region, newest);
  const isHovered = toasts.some(({ key }) => key === hovered);
  const isPaused = isHovered || focus.hasFocus || isDocumentHidden;
  const polite = toasts.filter(({ content }) => content.tone === 'success');
  const urgent = toasts.filter(({ content }) => content.tone !== 'success');
  return (
    <>
      <section
        ref={region}
        className={styles.region}
        {...keyMark('toasts')}
        aria-label={texts.region}
        tabIndex={-1}
        // Known to dialogs of react-aria: what has this stays within reach while one is open.
        data-react-aria-top-layer="true"
        {...focus.handlers}
      >
        {/* The region always exists; an empty list is not rendered. */}
        {toasts.length > 0 && (
          <ol className={styles.list}>
            {toasts.map((queued) => (
              <li
                key={queued.key}
                onPointerEnter={() => setHovered(queued.key)}
                onPointerLeave={() => setHovered(undefined)}
              >
                <ToastCard queued={queued} isPaused={isPaused} />
              </li>
            ))}
          </ol>
        )}
      </section>
      <div className={styles.spoken} data-live-announcer="true">
        <output aria-atomic="false">
          {polite.map(({ key, content }) => (
            <span key={key}>{spokenText(texts[content.tone], content)}</span>
          ))}
        </output>
        <div aria-live="assertive" aria-atomic="false">
          {urgent.map(({ key, content }) => (
            <p key={key}>{spokenText(texts[content.tone], content)}</p>
          ))}
        </div>
      </div>
    </>
  );
}

/** A toast as one sentence after another: 'Opgelet: Klant. Naam: verplicht. Groep: verplicht.' */
function spokenText(tone: string, { title, description, items = [] }: ToastContent): string {
  const sentences = [`${tone}: ${title}`, description ?? [], items].flat();
  return sentences
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}

/** Whether the page is in a tab that is not shown. */
function useIsDocumentHidden(): boolean {
  return useSyncExternalStore(subscribeToVisibility, isHidden, isNeverHidden);
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isHidden = () => document.hidden;
const isNeverHidden = () => false;
