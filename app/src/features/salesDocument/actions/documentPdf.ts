import { getInvoicePdf } from '@facturatie/api-contract';
import type { Caller } from '@facturatie/api-contract';
import { busy } from '@facturatie/ui/BusyIndicator';
import { documentPdfText } from '../../../intl/salesDocuments.nl-BE.ts';
import { reportFailure } from '../../failure/reportFailure.ts';

/** How long the file can be loaded again or saved in a tab that shows it, in milliseconds. */
const keptFor = 30 * 60_000;

/** Shows the PDF of a document in a new tab; where the browser opens none, it is downloaded. */
export async function showPdf(api: Caller, number: string): Promise<void> {
  // Before anything is awaited: only then it is the press that opens the tab.
  const tab = window.open('', '_blank');
  if (tab) sayIn(tab, documentPdfText.making);
  const address = await pdfAddress(api, number);
  if (address === undefined) tab?.close();
  else if (tab) tab.location.replace(address);
  else download(address, number);
}

/** What an empty tab says until it shows the file. */
function sayIn(tab: Window, words: string): void {
  tab.document.title = words;
  tab.document.body.textContent = words;
}

/** Downloads the PDF of a document, named after its number. */
export async function downloadPdf(api: Caller, number: string): Promise<void> {
  const address = await pdfAddress(api, number);
  if (address !== undefined) download(address, number);
}

/** Where the page keeps the PDF; undefined when it could not be made, which a toast has reported. */
async function pdfAddress(api: Caller, number: string): Promise<string | undefined> {
  try {
    const file = await busy.track(api(getInvoicePdf, { query: { number } }));
    const address = URL.createObjectURL(file);
    setTimeout(() => URL.revokeObjectURL(address), keptFor);
    return address;
  } catch (error) {
    reportFailure(error);
    return undefined;
  }
}

function download(address: string, number: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = `${number}.pdf`;
  link.click();
}
