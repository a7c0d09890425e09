import type { Percent } from '../number/scaled.ts';
import type { DocumentContext } from './DocumentContext.ts';

/** The places of the visible article lines of a rate. */
export function linesOfRate({ document }: DocumentContext, rate: Percent): number[] {
  return document.lines.flatMap((line, index) => {
    const isCounted = line.type === 'article' && line.mode !== 'deleted';
    return isCounted && (line.vatRate ?? 0) === rate ? [index] : [];
  });
}
