import { calculateDocument } from '../document/calculateDocument.ts';
import type { DocumentInput } from '../document/DocumentInput.ts';

// Answers documents with what the engine makes of them, inside a worker.
addEventListener('message', ({ data }: MessageEvent<readonly DocumentInput[]>) => {
  postMessage(data.map(calculateDocument));
});
