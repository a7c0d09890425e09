import type { SalesDocumentRow } from '@facturatie/api-contract';
import { StatusBadge } from '@facturatie/ui/StatusBadge';
import type { StatusTone } from '@facturatie/ui/StatusBadge';
import { documentStatusText } from '../../../intl/salesDocuments.nl-BE.ts';

const tones: Readonly<Record<SalesDocumentRow['status'], StatusTone>> = {
  open: 'info',
  converted: 'positive',
  expired: 'caution',
  partlyPaid: 'caution',
  paid: 'positive',
  overdue: 'critical',
  credited: 'neutral',
  settled: 'positive',
};

/** The status of a sales document (docs/decisions/0001, Statuses). */
export function DocumentStatusBadge({ status }: Pick<SalesDocumentRow, 'status'>) {
  return <StatusBadge tone={tones[status]}>{documentStatusText[status]}</StatusBadge>;
}
