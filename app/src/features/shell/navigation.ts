import type { NavigationEntry, NavigationGroup, NavigationLink } from '@facturatie/ui/Sidebar';
import { text } from '../../intl/nl-BE.ts';

/** A page the sidebar leads to, and the add route at which it counts as active too. */
interface Destination extends Pick<NavigationLink, 'label' | 'href' | 'icon'> {
  readonly addRoute?: string;
}

const dashboard: Destination = { label: text.shell.dashboard, href: '/', icon: 'dashboard' };

const dueDates: Destination = {
  label: text.shell.dueDates,
  href: '/vervaldagen',
  icon: 'dueDate',
};

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
 * every page of its section, the add routes included. Signed out, only the two groups are there,
 * disabled, and Verkopen holds nothing.
 */
export function navigation(pathname: string, isSignedIn: boolean): readonly NavigationEntry[] {
  const link = ({ addRoute, ...destination }: Destination): NavigationLink => ({
    ...destination,
    current: currentPlace(pathname, destination.href, addRoute),
  });
  const salesGroup: NavigationGroup = {
    label: text.shell.sales,
    icon: 'sales',
    links: isSignedIn ? sales.map(link) : [],
    isDisabled: !isSignedIn,
  };
  const customersGroup: NavigationGroup = {
    label: text.shell.customers,
    icon: 'customers',
    links: customers.map(link),
    isDisabled: !isSignedIn,
  };
  return isSignedIn
    ? [link(dashboard), salesGroup, link(dueDates), customersGroup]
    : [salesGroup, customersGroup];
}

function currentPlace(
  pathname: string,
  href: string,
  addRoute: string | undefined,
): NavigationLink['current'] {
  if (pathname === href) return 'page';
  const isInSection = pathname === addRoute || (href !== '/' && pathname.startsWith(`${href}/`));
  return isInSection ? 'section' : undefined;
}
