import type { ReactNode } from 'react';
import { Notice } from '../../private/Notice.tsx';
import type { IconName } from '../Icon/iconShapes.ts';
import type { EmptyReason } from './emptyReasons.ts';

/** Shown in place of content that is absent. */
export interface EmptyText {
  /** Says that it is empty, in a few words: 'Nog geen klanten'. */
  title: string;
  /** What the user can do about it. */
  description?: ReactNode;
  /** A button or link that does it. */
  action?: ReactNode;
}

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends EmptyText {
  /** Why it is empty: nothing exists yet, or nothing matches the search. */
  reason: EmptyReason;
}

const pictures: Record<EmptyReason, IconName> = { none: 'document', noMatch: 'search' };

/** Shown in place of a list that is empty. */
export function EmptyState({ reason, ...text }: EmptyStateProps) {
  return <Notice icon={pictures[reason]} {...text} />;
}
