import { newLineRecord } from '@facturatie/api-contract';
import type { LineRecord } from '@facturatie/api-contract';
import { newEditor, reduceEditor } from '@facturatie/invoice-engine';
import type { LineId } from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import { duplicatedLine } from './duplicatedLine.ts';

test('a copy of a line has the invalid texts of that line only', () => {
  const present = reduceEditor(newEditor<LineRecord>(), {
    type: 'linesInserted',
    lines: [{ description: 'Een' }, { description: 'Twee' }],
  });
  const unparsed = {
    '1.quantity': '3 stuks',
    '1.unitPrice': 'duur',
    '0.quantity': 'veel',
    date: '30/2',
  };
  expect(duplicatedLine(present, unparsed, 1 as LineId)).toEqual({
    events: [{ type: 'lineDuplicated', line: 1, saved: newLineRecord }],
    unparsed: { '2.quantity': '3 stuks', '2.unitPrice': 'duur' },
  });
});

test('a copy of a saved line keeps its unit, and is another line', () => {
  const saved = { ...newLineRecord, id: 7, unitId: 2, supplierCode: 'L-1' };
  const loaded = reduceEditor(newEditor<LineRecord>(), {
    type: 'documentLoaded',
    defaults: newEditor().defaults,
    document: {
      ...newEditor<LineRecord>(),
      lines: [{ content: { type: 'text', description: 'Werkuren' }, saved }],
    },
  });
  const { events } = duplicatedLine(loaded, {}, 0 as LineId);
  expect(events.reduce(reduceEditor, loaded).lines[1]).toMatchObject({
    mode: 'new',
    saved: { ...newLineRecord, unitId: 2, supplierCode: 'L-1' },
  });
});
