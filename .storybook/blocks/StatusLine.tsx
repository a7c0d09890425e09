import { StatusBadge } from '../../packages/ui/src/components/StatusBadge/StatusBadge.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { roomStatuses, statuses } from '../../packages/ui/src/testing/rooms/roomStatuses.ts';
import * as styles from './blocks.css.ts';
import { PageLink } from './PageLink.tsx';
import { hasGallery, useRoom } from './roomFiles.ts';

/** How a status looks on a page. */
export const statusTones = {
  stable: 'positive',
  beta: 'info',
  experimental: 'caution',
} as const;

/** How far the room of this page may be built upon, and where all its states are seen at once. */
export function StatusLine() {
  const room = useRoom();
  const status = roomStatuses[room];
  if (!status) throw new Error(`${room} has no status: declare it in roomStatuses.ts`);
  return (
    <div className={`sb-unstyled ${styles.statusLine}`}>
      <StatusBadge tone={statusTones[status]}>{status}</StatusBadge>
      <Text size="small" tone="muted">
        {statuses[status]}
      </Text>
      {hasGallery(room) && (
        <PageLink to={`/story/components-${room.toLowerCase()}--gallery`}>
          Every variant in every state
        </PageLink>
      )}
    </div>
  );
}
