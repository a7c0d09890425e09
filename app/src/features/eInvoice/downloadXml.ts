import { getEInvoiceXml } from '@facturatie/api-contract';
import type { Caller, DocumentKind } from '@facturatie/api-contract';
import { documentKindText } from '../../intl/salesDocuments.nl-BE.ts';

/** Downloads the e-invoice of an issued document, named after its kind and number. */
export async function downloadXml(api: Caller, kind: DocumentKind, number: string): Promise<void> {
  const file = await api(getEInvoiceXml, { params: { number } });
  saveFile(file, `${documentKindText[kind].toLowerCase()}-${number}.xml`);
}

/** Hands a file to the reader under a name, as a download. */
function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Once the browser has begun with it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
