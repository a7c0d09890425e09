import { expect, test } from 'vitest';
import { type CalculatedDocument, calculateDocument } from '../document/calculateDocument.ts';
import type { DocumentInput } from '../document/DocumentInput.ts';
import { cases } from '../document/engineCases.json' with { type: 'json' };
import { type EngineCase, expectedForm, inputOf } from '../document/testing/engineCase.ts';

const engineCases: readonly EngineCase[] = cases;

/** What the engine in a module worker makes of these documents. */
function calculateInWorker(inputs: readonly DocumentInput[]): Promise<CalculatedDocument[]> {
  const worker = new Worker(new URL('documentWorker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<CalculatedDocument[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CalculatedDocument[]>) =>
      resolve(data),
    );
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  worker.postMessage(inputs, []);
  return answer.finally(() => worker.terminate());
}

test('M9 a worker gives every case as expected, and each result whole as the page does', async () => {
  const inputs = engineCases.map(inputOf);
  const results = await calculateInWorker(inputs);
  expect(results).toEqual(inputs.map(calculateDocument));
  expect(results.map(expectedForm)).toEqual(engineCases.map(({ expected }) => expected));
});
