import type { IconName } from '../Icon/iconShapes.ts';

/** How a link relates to the current page: the page itself, or its section. */
export const currentPlaces = ['page', 'section'] as const;
/** One of {@link currentPlaces}. */
export type CurrentPlace = (typeof currentPlaces)[number];

/** A link to a part of the application. */
export interface NavigationLink {
  /** Where it leads. */
  label: string;
  /** The address. */
  href: string;
  /** A picture before the label. */
  icon?: IconName;
  /** Set when the user is in that part. */
  current?: CurrentPlace | undefined;
  /** Cannot be followed now; it then has no address. */
  isDisabled?: boolean;
  /** Does the going in place of the router, for a plain click: logging out, for example. */
  onFollow?: () => void;
}

/** Links that belong together, to open and close. */
export interface NavigationGroup {
  /** What they have in common. */
  label: string;
  /** A picture before the label. */
  icon?: IconName;
  /** The links. */
  links: readonly NavigationLink[];
  /** Whether the user is in this group; by default, whether one of its links is current. */
  isActive?: boolean;
  /** Cannot be opened now. */
  isDisabled?: boolean;
}

/** An entry of the navigation. */
export type NavigationEntry = NavigationLink | NavigationGroup;

/** Whether an entry is a group. */
export function isGroup(entry: NavigationEntry): entry is NavigationGroup {
  return 'links' in entry;
}
