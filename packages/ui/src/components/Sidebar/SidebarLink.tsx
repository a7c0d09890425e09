import { Anchor } from '../../private/Anchor.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { NavigationLink } from './navigation.ts';
import * as styles from './Sidebar.css.ts';

interface SidebarLinkProps {
  link: NavigationLink;
  /** Whether it is part of a group. */
  isNested?: boolean;
}

const currentValues = { page: 'page', section: 'true' } as const;

/** A link in the sidebar. */
export function SidebarLink({ link, isNested = false }: SidebarLinkProps) {
  return (
    <Anchor
      href={link.isDisabled ? undefined : link.href}
      onFollow={link.onFollow}
      className={isNested ? `${styles.item} ${styles.nested}` : styles.item}
      aria-current={link.current && currentValues[link.current]}
    >
      {link.icon && <Icon name={link.icon} />}
      {link.label}
    </Anchor>
  );
}
