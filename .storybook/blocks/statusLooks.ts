import type { StatusTone } from '../../packages/ui/src/components/StatusBadge/statusTones.ts';
import type { Status } from '../../packages/ui/src/testing/rooms/roomStatuses.ts';

/** How a status looks on a page. */
export const statusTones: Readonly<Record<Status, StatusTone>> = {
  stable: 'positive',
  beta: 'info',
  experimental: 'caution',
};
