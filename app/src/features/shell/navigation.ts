import { text } from '../../intl/nl-BE.ts';

/** A page the sidebar leads to, and the other addresses at which it counts as active. */
interface Destination {
  readonly label: string;
  readonly href: string;
  readonly addRoute?: string;
}

/** A sidebar link as it looks at one moment. */
export interface NavigationLink {
  readonly kind: 'link';
  readonly label: string;
  readonly href: string;
  readonly isActive: boolean;
}

/** A collapsible sidebar group as it looks at one moment. */
export interface NavigationGroup {
  readonly kind: 'group';
  readonly label: string;
  readonly isActive: boolean;
  readonly isDisabled: boolean;
  readonly links: readonly NavigationLink[];
}

const dashboard: Destination = { label: text.shell.dashboard, href: '/' };

const dueDates: Destination = { label: text.shell.dueDates, href: '/vervaldagen' };

const sales: readonly Destination[] = [
  {
    label: text.shell.invoices,
    href: '/verkopen/facturen',
    addRoute: '/toevoegen/verkopen/factuur',
  },
  {
    label: text.shell.quotes,
    href: '/verkopen/offertes',
    addRoute: '/toevoegen/verkopen/offerte',
  },
  { label: text.shell.recurringInvoices, href: '/verkopen/periodiekefacturen' },
];

const customers: readonly Destination[] = [
  { label: text.shell.customers, href: '/klanten', addRoute: '/toevoegen/klanten' },
  {
    label: text.shell.customerGroups,
    href: '/groepen/klanten',
    addRoute: '/toevoegen/groepen/klanten',
  },
];

/**
 * The sidebar at `pathname` (specification §2, shell). A group is active, and therefore open, on
 * every page of its section, the add routes included. Signed out, only the two groups stand there,
 * disabled, and Verkopen holds nothing.
 */
export function navigation(
  pathname: string,
  isSignedIn: boolean,
): readonly (NavigationLink | NavigationGroup)[] {
  const link = ({ label, href, addRoute }: Destination): NavigationLink => ({
    kind: 'link',
    label,
    href,
    isActive: pathname === addRoute || isWithin(pathname, href),
  });
  const group = (
    label: string,
    root: string,
    destinations: readonly Destination[],
  ): NavigationGroup => {
    const links = destinations.map(link);
    return {
      kind: 'group',
      label,
      isActive: isWithin(pathname, root) || links.some((entry) => entry.isActive),
      isDisabled: !isSignedIn,
      links,
    };
  };
  const salesGroup = group(text.shell.sales, '/verkopen', isSignedIn ? sales : []);
  const customersGroup = group(text.shell.customers, '/klanten', customers);
  return isSignedIn
    ? [link(dashboard), salesGroup, link(dueDates), customersGroup]
    : [salesGroup, customersGroup];
}

function isWithin(pathname: string, href: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
}
