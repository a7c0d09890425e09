import { StatusBadge } from '../../packages/ui/src/components/StatusBadge/StatusBadge.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import {
  statuses,
  type Status,
} from '../../packages/ui/src/testing/componentFolders/componentManifest.ts';
import * as styles from './blocks.css.ts';
import { PageLink } from './PageLink.tsx';
import { hasGallery, statusOf, useComponentName } from './componentFiles.ts';

const tones = { stable: 'positive', beta: 'info', experimental: 'caution' } as const;

/** A status with its meaning. */
export function StatusMeaning({ status }: { status: Status }) {
  return (
    <>
      <StatusBadge tone={tones[status]}>{status}</StatusBadge>
      <Text size="small" tone="muted">
        {statuses[status]}
      </Text>
    </>
  );
}

/** The status of this page's component, and a link to its gallery. */
export function StatusLine() {
  const component = useComponentName();
  return (
    <div className={`sb-unstyled ${styles.statusLine}`}>
      <StatusMeaning status={statusOf(component)} />
      {hasGallery(component) && (
        <PageLink to={`/story/components-${component.toLowerCase()}--gallery`}>
          Every variant in every state
        </PageLink>
      )}
    </div>
  );
}
