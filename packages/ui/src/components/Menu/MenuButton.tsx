import { useId, useRef, useState, type ReactElement } from 'react';
import { ButtonContext, type PressEvent } from 'react-aria-components';
import { onDemand } from '../OnDemand/part.ts';
import { OnDemand } from '../OnDemand/OnDemand.tsx';
import type { PopoverPlacement } from '../Popover/popoverPlacements.ts';
import type { MenuEntries } from './menuEntries.ts';

interface MenuButtonProps {
  /** The button that opens it. Its label names the menu. */
  trigger: ReactElement;
  items: MenuEntries;
  placement: PopoverPlacement;
  /** Cannot be open now. */
  isDisabled?: boolean;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** What gets the focus in a menu that opens; null is the menu itself. */
export type MenuFocus = 'first' | 'last' | null;

/** The choices, which with all that they float on weigh more than the rest of a page. */
const menuList = onDemand(() => import('./MenuList.tsx'));

const keys: Partial<Record<string, MenuFocus>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * A button and the menu that it opens, as react-aria's `MenuTrigger` has it: pressed by mouse it opens at
 * once, by touch when the finger is lifted, by a key with the focus on the first or the last choice.
 */
export function MenuButton({
  trigger,
  items,
  placement,
  isDisabled = false,
  onOpenChange,
}: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<MenuFocus>();
  const isOpen = focus !== undefined && !isDisabled;

  function change(next: MenuFocus | undefined) {
    if (isDisabled) return;
    setFocus(next);
    if ((next !== undefined) !== isOpen) onOpenChange?.(next !== undefined);
  }
  function openFromPointer(next: MenuFocus) {
    // Not every browser focuses a button that is pressed; the menu gives the focus back to it.
    button.current?.focus({ preventScroll: true });
    change(next);
  }

  return (
    <>
      <ButtonContext
        value={{
          ref: button,
          id: `${id}-button`,
          isPressed: isOpen,
          preventFocusOnPress: true,
          'aria-haspopup': true,
          'aria-expanded': isOpen,
          'aria-controls': isOpen && menuList.code() ? `${id}-menu` : undefined,
          onPressStart({ pointerType }: PressEvent) {
            if (pointerType !== 'touch' && pointerType !== 'keyboard')
              openFromPointer(pointerType === 'virtual' ? 'first' : null);
          },
          onPress({ pointerType }: PressEvent) {
            if (pointerType === 'touch') openFromPointer(null);
          },
          onKeyDown(event) {
            const next = keys[event.key];
            const isHeld = event.ctrlKey || event.metaKey || event.shiftKey;
            if (next === undefined || isHeld || event.isDefaultPrevented())
              event.continuePropagation();
            else {
              event.preventDefault();
              change(next);
            }
          },
        }}
      >
        {trigger}
      </ButtonContext>
      <OnDemand part={menuList} isAsked={isOpen} onCancel={() => change(undefined)}>
        {({ MenuList }) => (
          <MenuList
            items={items}
            placement={placement}
            id={`${id}-menu`}
            button={button}
            labelledBy={`${id}-button`}
            isOpen={isOpen}
            focus={focus ?? null}
            onClose={() => change(undefined)}
          />
        )}
      </OnDemand>
    </>
  );
}
