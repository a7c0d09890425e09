import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Popover,
} from 'react-aria-components';
import { keyMark } from '../../private/keyMark.ts';
import { floating, floatingLayer } from '../../private/floating.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { PopoverPlacement } from '../Popover/popoverPlacements.ts';
import * as styles from './Menu.css.ts';
import { isMenuSection, type MenuEntries, type MenuItem } from './menuEntries.ts';

interface MenuListProps {
  items: MenuEntries;
  placement: PopoverPlacement;
}

/** The choices of a menu, for inside a `MenuTrigger`. */
export function MenuList({ items, placement }: MenuListProps) {
  return (
    <Popover className={floating} style={floatingLayer} placement={placement} offset={4}>
      <AriaMenu {...keyMark('menu')} className={styles.menu}>
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
