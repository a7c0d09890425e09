import type { MouseEventHandler, Ref } from 'react';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { appShellTexts } from '../../intl/frame.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { isGroup, type NavigationEntry } from './navigation.ts';
import * as styles from './Sidebar.css.ts';
import { SidebarGroup } from './SidebarGroup.tsx';
import { SidebarLink } from './SidebarLink.tsx';

/** Props of {@link Sidebar}. */
export interface SidebarProps {
  /** Links and groups of links, from top to bottom. */
  entries: readonly NavigationEntry[];
  /** Names the element, for the button that shows it. */
  id?: string;
  /** What it leads through; needed where a page has several. */
  label?: string;
  /** Called after a click inside, when the link has answered it. */
  onClick?: MouseEventHandler<HTMLElement>;
  /** The navigation in the page. */
  ref?: Ref<HTMLElement>;
}

/** The places of the application, one under another. `AppShell` puts it beside the page. */
export function Sidebar({ entries, label, ...props }: SidebarProps) {
  const texts = useMessages('appShell', appShellTexts);
  return (
    <nav {...keyMark('sidebar')} {...props} aria-label={label ?? texts.navigation}>
      <ul className={styles.list}>
        {entries.map((entry) =>
          isGroup(entry) ? (
            <SidebarGroup key={entry.label} group={entry} />
          ) : (
            <li key={entry.label}>
              <SidebarLink link={entry} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
