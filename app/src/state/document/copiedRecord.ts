import { newLineRecord } from '@facturatie/api-contract';
import type { LineRecord } from '@facturatie/api-contract';

/** What is kept of a line and describes what it sells: not which line it is, nor what is delivered of it. */
export function copiedRecord(record: LineRecord = newLineRecord): LineRecord {
  const { unitId, supplierCode, manufacturerCode, description2, description3 } = record;
  return {
    ...newLineRecord,
    unitId,
    supplierCode,
    manufacturerCode,
    description2,
    description3,
  };
}
