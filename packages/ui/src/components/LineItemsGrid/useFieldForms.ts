import { useLayoutEffect, useState } from 'react';
import type { LineColumn } from './column.ts';
import { fullChunk, manyLines, type LineChunk } from './lineChunks.ts';

/** Autofill of Chromium reads the labels of up to 200 fields, and ignores a form with more. */
const manyFields = 201;

/**
 * Hidden forms for the fields of many lines, so that autofill of Chromium ignores them after each key
 * (docs/decisions/0025-editable-lines.md). They are outside the grid, because forms cannot be nested.
 *
 * @returns the id of the form of a chunk, for its fields; undefined where the grid started with few lines
 */
export function useFieldForms<Line>(
  gridId: string,
  columns: readonly LineColumn<Line>[],
  chunks: readonly LineChunk[],
): (chunk: number) => string | undefined {
  // The initial layout: another one would re-render all lines.
  const [begun, setBegun] = useState(chunks);
  if (begun.length === 0 && chunks.length > 0) setBegun(chunks);
  const isOfMany = begun.reduce((sum, { keys }) => sum + keys.length, 0) > manyLines;
  const fieldsOfLine = columns.filter(({ kind }) => kind !== 'output').length;
  const chunksOfForm = Math.ceil(manyFields / (fullChunk * fieldsOfLine));
  // The last form includes the remaining chunks, which would be too few for a form of their own.
  const count = isOfMany ? Math.max(1, Math.floor(begun.length / chunksOfForm)) : 0;

  useLayoutEffect(() => {
    const forms = Array.from({ length: count }, (_, nth) =>
      Object.assign(document.createElement('form'), { id: formId(gridId, nth), ...hiddenForm }),
    );
    document.body.append(...forms);
    return () => {
      for (const form of forms) form.remove();
    };
  }, [gridId, count]);

  return (chunk) =>
    count === 0 ? undefined : formId(gridId, Math.min(Math.floor(chunk / chunksOfForm), count - 1));
}

const formId = (gridId: string, nth: number) => `${gridId}-fields-${nth}`;

/** Submitting closes the surrounding dialog: there is none, so the page does not navigate. */
const hiddenForm = { hidden: true, method: 'dialog' };
