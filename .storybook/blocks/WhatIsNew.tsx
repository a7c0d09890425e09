import { PageLink } from './PageLink.tsx';

const decisions = import.meta.glob<string>('../../docs/decisions/0*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** How many are told. */
const newest = 5;

/** The newest decisions, the last one first: what changed, and why. */
export function WhatIsNew() {
  const files = Object.entries(decisions).toSorted(([one], [other]) => other.localeCompare(one));
  return (
    <ul>
      {files.slice(0, newest).map(([path, text]) => (
        <li key={path}>
          <PageLink to={`/docs/docs-decisions--docs#${/([^/]+)\.md$/.exec(path)?.[1] ?? ''}`}>
            {/^# \d+ (.*)$/m.exec(text)?.[1] ?? path}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
