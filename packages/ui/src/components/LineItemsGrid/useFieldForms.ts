import { useLayoutEffect, useState } from 'react';
import type { LineColumn } from './column.ts';
import { fullChunk, manyLines, type LineChunk } from './lineChunks.ts';

/** Chromium reads the labels of up to 200 fields for its filling-in, and passes over a form that has more. */
const manyFields = 201;

/**
 * Hidden forms for the fields of many lines, so that Chromium passes over them after each key
 * (docs/decisions/0025-editable-lines.md). They stand outside of the grid: a form may be around that.
 *
 * @returns the id of the form of a chunk, for its fields; none where the grid began with few lines
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
  // What is left over at the end belongs to the last: by itself it would be too small.
  const count = isOfMany ? Math.max(1, Math.floor(begun.length / chunksOfForm)) : 0;

  useLayoutEffect(() => {
    const forms = Array.from({ length: count }, (_, nth) => newForm(formId(gridId, nth)));
    document.body.append(...forms);
    return () => {
      for (const form of forms) form.remove();
    };
  }, [gridId, count]);

  return (chunk) =>
    count === 0 ? undefined : formId(gridId, Math.min(Math.floor(chunk / chunksOfForm), count - 1));
}

const formId = (gridId: string, nth: number) => `${gridId}-fields-${nth}`;

function newForm(id: string): HTMLFormElement {
  const form = document.createElement('form');
  form.id = id;
  form.hidden = true;
  // Sending it closes the dialog around it: there is none, and the page stays.
  form.method = 'dialog';
  return form;
}
