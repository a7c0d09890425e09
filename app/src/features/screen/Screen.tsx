import { Page } from '@facturatie/ui/Page';
import type { PageProps } from '@facturatie/ui/Page';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { productName } from '../../intl/nl-BE.ts';

export type ScreenProps = Omit<PageProps, 'title' | 'titleRef'> &
  (
    | {
        /** The heading of the screen. */
        title: string;
        /** What the browser's tab says, where that is not the heading. */
        documentTitle?: string;
      }
    | { title: ReactNode; documentTitle: string }
  );

/** The frame of every screen: its one level 1 heading, and the title of the document. */
export function Screen({ title, documentTitle, ...page }: ScreenProps) {
  const name = documentTitle ?? (typeof title === 'string' ? title : '');
  useLayoutEffect(() => {
    document.title = `${name} – ${productName}`;
  }, [name]);
  return <Page title={title} {...page} />;
}
