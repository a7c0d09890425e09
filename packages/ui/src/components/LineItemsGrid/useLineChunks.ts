import { useState } from 'react';
import { chunkLines, type LineChunk } from './lineChunks.ts';

type Key = string | number;

/** The chunks of lines with these keys; `held` is the line that stays where it is while others give way. */
export function useLineChunks(keys: readonly Key[], held: Key | undefined): readonly LineChunk[] {
  const [known, setKnown] = useState(() => ({ keys, chunks: chunkLines([], keys, undefined) }));
  if (isSame(known.keys, keys)) return known.chunks;
  const chunks = chunkLines(known.chunks, keys, held);
  setKnown({ keys, chunks });
  return chunks;
}

function isSame(some: readonly Key[], others: readonly Key[]): boolean {
  return some.length === others.length && some.every((key, index) => key === others[index]);
}
