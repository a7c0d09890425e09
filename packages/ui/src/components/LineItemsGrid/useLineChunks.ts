import { useState } from 'react';
import { isSameList } from './isSameList.ts';
import { chunkLines, type LineChunk } from './lineChunks.ts';

type Key = string | number;

/** The chunks of lines with these keys; `held` is the line that stays where it is while others give way. */
export function useLineChunks(keys: readonly Key[], held: Key | undefined): readonly LineChunk[] {
  const [known, setKnown] = useState(() => ({ keys, chunks: chunkLines([], keys, undefined) }));
  if (isSameList(known.keys, keys)) return known.chunks;
  const chunks = chunkLines(known.chunks, keys, held);
  setKnown({ keys, chunks });
  return chunks;
}
