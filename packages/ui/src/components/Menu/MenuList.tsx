import { useRef, type RefObject } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Popover,
} from 'react-aria-components';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { floating, floatingLayer } from '../../private/dialogs/floating.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { PopoverPlacement } from '../Popover/popoverPlacements.ts';
import * as styles from './Menu.css.ts';
import type { MenuFocus } from './MenuButton.tsx';
import { isMenuSection, type MenuEntries, type MenuItem } from './menuEntries.ts';

interface MenuListProps {
  items: MenuEntries;
  placement: PopoverPlacement;
  id?: string;
  /** What opened it. */
  button: RefObject<HTMLButtonElement | null>;
  /** Id of the button, after which the menu is named. */
  labelledBy: string;
  isOpen: boolean;
  focus: MenuFocus;
  onClose: () => void;
}

/** The choices of a menu, beside the button that opened it. */
export function MenuList({
  items,
  placement,
  id,
  button,
  labelledBy,
  isOpen,
  focus,
  onClose,
}: MenuListProps) {
  // Who opens a menu continues in it.
  const taken = { autoFocus: focus ?? true };
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <Popover
      trigger="MenuTrigger"
      triggerRef={button}
      scrollRef={scroller}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      className={floating}
      style={floatingLayer}
      placement={placement}
      offset={4}
      aria-labelledby={labelledBy}
    >
      <AriaMenu
        {...keyMark('menu')}
        ref={scroller}
        id={id}
        className={styles.menu}
        aria-labelledby={labelledBy}
        {...taken}
        onClose={onClose}
      >
        {items.map((entry) =>
          isMenuSection(entry) ? (
            <AriaMenuSection key={entry.title} id={entry.title} className={styles.section}>
              <Header className={styles.sectionTitle}>{entry.title}</Header>
              {entry.items.map(menuItem)}
            </AriaMenuSection>
          ) : (
            menuItem(entry)
          ),
        )}
      </AriaMenu>
    </Popover>
  );
}

/** A function and no component: react-aria reads the choices from the elements themselves. */
function menuItem({ label, description, icon, tone = 'neutral', ...props }: MenuItem) {
  return (
    <AriaMenuItem
      {...props}
      key={label}
      id={label}
      textValue={label}
      className={`${styles.item} ${styles.tone[tone]}`}
    >
      {icon && (
        <span className={styles.picture}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.words}>
        <span>{label}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
    </AriaMenuItem>
  );
}
