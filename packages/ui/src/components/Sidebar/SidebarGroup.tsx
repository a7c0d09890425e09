import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import type { NavigationGroup } from './navigation.ts';
import * as styles from './Sidebar.css.ts';
import { SidebarLink } from './SidebarLink.tsx';

interface SidebarGroupProps {
  group: NavigationGroup;
}

/**
 * A group of links under a button. It is open while the person is in it; what the person opens or closes
 * stays so until the place in the group changes.
 */
export function SidebarGroup({ group }: SidebarGroupProps) {
  const listId = useId();
  const current = group.links.find((link) => link.current !== undefined)?.href;
  const isActive = group.isActive ?? current !== undefined;
  const place = isActive ? (current ?? '') : undefined;
  const [{ isOpen, place: placeBefore }, setState] = useState({ place, isOpen: isActive });
  if (place !== placeBefore) setState({ place, isOpen: isActive });
  return (
    <li>
      <Button
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={listId}
        isDisabled={group.isDisabled}
        onPress={() => setState({ place, isOpen: !isOpen })}
      >
        {group.icon && <Icon name={group.icon} />}
        <span className={styles.groupLabel}>{group.label}</span>
        <span className={styles.arrow}>
          <Icon name="chevronDown" />
        </span>
      </Button>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        {group.links.map((link) => (
          <li key={link.href}>
            <SidebarLink link={link} isNested />
          </li>
        ))}
      </ul>
    </li>
  );
}
