import { useEffect, type ReactNode } from 'react';
import { imitateForcedColors } from './imitateForcedColors.ts';

/** Shows a story in imitated forced colours while `imitated` is set. */
export function ForcedColors({ imitated, children }: { imitated: boolean; children: ReactNode }) {
  useEffect(() => (imitated ? imitateForcedColors(document) : undefined), [imitated]);
  return children;
}
