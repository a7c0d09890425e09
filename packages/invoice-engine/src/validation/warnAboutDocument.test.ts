import { expect, test } from 'vitest';
import { warnAboutDocument } from './warnAboutDocument.ts';

test('V37 a due date before the date is warned about', () => {
  expect(warnAboutDocument({ date: '2026-11-20', dueDate: '2026-11-19' })).toStrictEqual([
    { path: 'dueDate', code: 'beforeDate', rule: 'V37' },
  ]);
  expect(warnAboutDocument({ date: '2026-11-20', dueDate: '2025-12-04' })).toHaveLength(1);
});

test.each([
  [{ date: '2026-11-20', dueDate: '2026-11-20' }],
  [{ date: '2026-11-20', dueDate: '2026-12-04' }],
  [{ date: '2026-11-20' }],
  [{ dueDate: '2026-11-19' }],
  [{ date: '20/11/2026', dueDate: '2026-11-19' }],
  [{ date: '2026-11-20', dueDate: '19/11/2026' }],
  [{ date: '2026-11-20', dueDate: 20_261_119 }],
])('V37 %j is not warned about', (document) => {
  expect(warnAboutDocument(document)).toEqual([]);
});
