import { isIsoDate } from '../date/isoDate.ts';
import type { Warning } from './Finding.ts';
import type { DocumentHeadFields } from './validateDocument.ts';

/** A due date before the date of the document. A warning only: the document is saved with it (SPEC.md V37). */
export function warnAboutDocument({ date, dueDate }: DocumentHeadFields): Warning[] {
  if (typeof date !== 'string' || typeof dueDate !== 'string') return [];
  if (!isIsoDate(date) || !isIsoDate(dueDate) || dueDate >= date) return [];
  return [{ path: 'dueDate', code: 'beforeDate', rule: 'V37' }];
}
