import { Inline } from '../../packages/ui/src/components/Inline/Inline.tsx';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import {
  statuses,
  type Status,
} from '../../packages/ui/src/testing/componentFolders/componentManifest.ts';
import { componentNames, statusOf } from './componentFiles.ts';
import { PageLink } from './PageLink.tsx';
import { StatusMeaning } from './StatusLine.tsx';

/** Every status with its meaning and its components. */
export function StatusOverview() {
  return (
    <div className="sb-unstyled">
      <Stack space="xlarge">
        {(Object.keys(statuses) as Status[]).map((status) => (
          <Stack key={status} space="small">
            <Inline>
              <StatusMeaning status={status} />
            </Inline>
            <Inline as="ul" space="medium">
              {componentNames
                .filter((component) => statusOf(component) === status)
                .map((component) => (
                  <li key={component}>
                    <PageLink to={`/docs/components-${component.toLowerCase()}--docs`}>
                      {component}
                    </PageLink>
                  </li>
                ))}
            </Inline>
          </Stack>
        ))}
      </Stack>
    </div>
  );
}
