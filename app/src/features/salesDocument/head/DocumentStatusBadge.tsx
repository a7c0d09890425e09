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

/** How far a quote or an invoice is (docs/decisions, statuses). */
export function DocumentStatusBadge({ status }: Pick<SalesDocumentRow, 'status'>) {
  return <StatusBadge tone={tones[status]}>{documentStatusText[status]}</StatusBadge>;
}
