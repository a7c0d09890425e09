import { useLayoutEffect, useState } from 'react';
import type { LineColumn } from './column.ts';
import { fullChunk, type LineChunk } from './lineChunks.ts';
import { manyLines } from './tracks.ts';

/** Chromium reads the labels of up to 200 fields for its filling-in, and passes over a form that has more. */
const manyFields = 201;

/**
 * The forms of the browser that the fields of many lines belong to; never seen and never sent. After each
 * key Chromium looks through all fields of the form that was typed in, for its filling-in, and all that are
 * in none are one form to it: thousands. So the lines have forms that are as small as can be and are passed
 * over. They are outside of the grid, because a form may be around that.
 *
 * @param chunks the chunks of the lines
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
