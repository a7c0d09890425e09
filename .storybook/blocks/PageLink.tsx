import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

interface PageLinkProps {
  /** The place in Storybook: '/docs/components-button--docs'. */
  to: string;
  /** The link text. */
  children: ReactNode;
}

/** A link to another page of Storybook, followed by its frame. */
export function PageLink({ to, children }: PageLinkProps) {
  return (
    <AnchorMdx href={`?path=${to}`} target="_self">
      {children}
    </AnchorMdx>
  );
}
