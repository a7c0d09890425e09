import { StatusBadge } from '../../packages/ui/src/components/StatusBadge/StatusBadge.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { statuses } from '../../packages/ui/src/testing/componentFolders/componentManifest.ts';
import * as styles from './blocks.css.ts';
import { PageLink } from './PageLink.tsx';
import { hasGallery, statusOf, useComponentName } from './componentFiles.ts';

/** How a status looks on a page. */
export const statusTones = {
  stable: 'positive',
  beta: 'info',
  experimental: 'caution',
} as const;

/** The status of this page's component, and a link to its gallery. */
export function StatusLine() {
  const component = useComponentName();
  const status = statusOf(component);
  return (
    <div className={`sb-unstyled ${styles.statusLine}`}>
      <StatusBadge tone={statusTones[status]}>{status}</StatusBadge>
      <Text size="small" tone="muted">
        {statuses[status]}
      </Text>
      {hasGallery(component) && (
        <PageLink to={`/story/components-${component.toLowerCase()}--gallery`}>
          Every variant in every state
        </PageLink>
      )}
    </div>
  );
}
