import type { ReactNode } from 'react';
import * as styles from './Footer.css.ts';

/** Props of {@link Footer}. */
export interface FooterProps {
  /** The content: a line of small text, and links. */
  children: ReactNode;
}

/** The end of every page: the content information landmark. `AppShell` includes it. */
export function Footer({ children }: FooterProps) {
  return <footer className={styles.footer}>{children}</footer>;
}
