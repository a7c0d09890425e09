import { Page } from '@facturatie/ui/Page';
import type { PageProps } from '@facturatie/ui/Page';
import { useLayoutEffect } from 'react';
import { productName } from '../../intl/nl-BE.ts';

export interface ScreenProps extends Omit<PageProps, 'title' | 'titleRef'> {
  /** The heading of the screen. */
  title: string;
  /** What the browser's tab says, where that is not the heading. */
  documentTitle?: string;
}

/** The frame of every screen: its one level 1 heading, and the title of the document. */
export function Screen({ title, documentTitle = title, ...page }: ScreenProps) {
  useLayoutEffect(() => {
    document.title = `${documentTitle} – ${productName}`;
  }, [documentTitle]);
  return <Page title={title} {...page} />;
}
