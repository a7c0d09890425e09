import { useCallback, useEffect, useState, type RefObject } from 'react';
import { TooltipBubble } from '../Tooltip/TooltipBubble.tsx';

/** A text that is shown in full, and the cell that it belongs to. */
interface ShownText {
  readonly text: string;
  readonly cell: Element;
  /** Whether it follows the focus, which may scroll the page, and not the mouse. */
  readonly hasFocus: boolean;
}

const isCut = (cell: Element) =>
  getComputedStyle(cell).textOverflow === 'ellipsis' && cell.scrollWidth > cell.clientWidth;

function underMouse(cell: Element): ShownText | undefined {
  return isCut(cell) ? { text: cell.textContent, cell, hasFocus: false } : undefined;
}

function withFocus(focused: Element | null): ShownText | undefined {
  if (!focused?.matches('a:focus-visible')) return undefined;
  const cut = [...(focused.closest('tr')?.cells ?? [])].filter(isCut);
  const [cell] = cut;
  return (
    cell && { text: cut.map(({ textContent }) => textContent).join(' · '), cell, hasFocus: true }
  );
}

/**
 * Shows in full what a table cuts off: the cell under the mouse, or every cell of the row whose link has the
 * keyboard focus. Escape, scrolling and leaving hide it. Screen readers read whole cells anyway.
 */
export function FullTextBubble({ table }: { table: RefObject<HTMLTableElement | null> }) {
  const [shown, setShown] = useState<ShownText>();

  useEffect(() => {
    const { current } = table;
    if (!current) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const hide = () => setShown(undefined);
    const showFocus = () => setShown(withFocus(document.activeElement));
    // Its code may load after hover or focus.
    const frame = requestAnimationFrame(() => {
      const hovered = current.querySelector(':is(td, th):hover');
      if (hovered) setShown(underMouse(hovered));
      else if (current.contains(document.activeElement)) showFocus();
    });
    current.addEventListener(
      'pointerover',
      ({ target, pointerType }) => {
        const cell = target instanceof Element ? target.closest('td, th') : null;
        if (pointerType !== 'mouse' || !cell) return;
        setShown((last) => (last?.cell === cell ? last : underMouse(cell)));
      },
      { signal },
    );
    current.addEventListener('pointerleave', hide, { signal });
    current.addEventListener('focusin', showFocus, { signal });
    current.addEventListener('focusout', hide, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [table]);

  // It stays beside the row that the focus brought into sight.
  const onScroll = useCallback(
    () => setShown((last) => (last?.hasFocus ? { ...last } : undefined)),
    [],
  );

  return (
    shown && (
      <TooltipBubble
        key={shown.text}
        text={shown.text}
        target={{ current: shown.cell }}
        placement="bottom"
        onScroll={onScroll}
      />
    )
  );
}
