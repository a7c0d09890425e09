import { Inline } from '../../packages/ui/src/components/Inline/Inline.tsx';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { StatusBadge } from '../../packages/ui/src/components/StatusBadge/StatusBadge.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import {
  roomStatuses,
  statuses,
  type Status,
} from '../../packages/ui/src/testing/rooms/roomStatuses.ts';
import { PageLink } from './PageLink.tsx';
import { statusTones } from './StatusLine.tsx';

/** Every status with what it promises and the rooms that have it. */
export function StatusOverview() {
  return (
    <div className="sb-unstyled">
      <Stack space="xlarge">
        {(Object.keys(statuses) as Status[]).map((status) => (
          <Stack key={status} space="small">
            <Inline>
              <StatusBadge tone={statusTones[status]}>{status}</StatusBadge>
              <Text size="small" tone="muted">
                {statuses[status]}
              </Text>
            </Inline>
            <Inline as="ul" space="medium">
              {roomsWith(status).map((room) => (
                <li key={room}>
                  <PageLink to={`/docs/components-${room.toLowerCase()}--docs`}>{room}</PageLink>
                </li>
              ))}
            </Inline>
          </Stack>
        ))}
      </Stack>
    </div>
  );
}

function roomsWith(status: Status): string[] {
  return Object.keys(roomStatuses).filter((room) => roomStatuses[room] === status);
}
