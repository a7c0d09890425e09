import type { LineRecord } from '@facturatie/api-contract';
import { newEditor, reduceEditor } from '@facturatie/invoice-engine';
import type { LineId } from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import { duplicatedLine } from './duplicatedLine.ts';

test('a copy of a line takes along the texts that are no value, of that line only', () => {
  const present = reduceEditor(newEditor<LineRecord>(), {
    type: 'linesInserted',
    lines: [{ description: 'Een' }, { description: 'Twee' }],
  });
  const unread = {
    '1.quantity': '3 stuks',
    '1.unitPrice': 'duur',
    '0.quantity': 'veel',
    date: '30/2',
  };
  expect(duplicatedLine(present, unread, 1 as LineId)).toEqual({
    events: [{ type: 'lineDuplicated', line: 1 }],
    unread: { '2.quantity': '3 stuks', '2.unitPrice': 'duur' },
  });
});
