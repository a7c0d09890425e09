import { createElement, type ReactNode } from 'react';
import { roomStatuses } from '../packages/ui/src/testing/rooms/roomStatuses.ts';

type SidebarItem = Record<'type' | 'id' | 'name', string>;

/** The label of an entry in the sidebar; that of a room which is not stable tells its status. */
export function roomLabel({ type, id, name }: SidebarItem): ReactNode {
  const status =
    id.startsWith('components-') && type === 'component' ? roomStatuses[name] : 'stable';
  if (status === undefined || status === 'stable') return name;
  return createElement('span', null, name, ' ', createElement('small', null, status));
}
