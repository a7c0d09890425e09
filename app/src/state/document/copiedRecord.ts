import { newLineRecord } from '@facturatie/api-contract';
import type { LineRecord } from '@facturatie/api-contract';

/** The stored fields of a line that describe its article, without its identity and delivered quantity. */
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
