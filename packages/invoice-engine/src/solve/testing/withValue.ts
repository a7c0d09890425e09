import type { DocumentInput } from '../../document/DocumentInput.ts';
import type { FreeValue } from '../Solution.ts';

/** The document with another free value; a line that is no article line stays as it is. */
export function withValue(document: DocumentInput, free: FreeValue, value: number): DocumentInput {
  if (free.field === 'documentDiscount') {
    return { ...document, discount: value as NonNullable<DocumentInput['discount']> };
  }
  const lines = document.lines.map((line, index) =>
    index === free.line && line.type === 'article' ? { ...line, [free.field]: value } : line,
  );
  return { ...document, lines };
}
