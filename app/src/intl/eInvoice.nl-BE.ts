import type { DocumentKind } from '@facturatie/api-contract';
import { formatDate } from '@facturatie/ui/intl';
import { documentKindText } from './salesDocuments.nl-BE.ts';

/** What the status of an e-invoice is called. */
export const eInvoiceStatusText = {
  notNeeded: 'Niet nodig',
  toSend: 'Nog niet verstuurd',
  sent: 'Verstuurd',
} as const;

const two = (value: number) => String(value).padStart(2, '0');

/** `23/11/2026 14:02` on the clock of the reader. */
function momentText(moment: number): string {
  const date = new Date(moment);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${formatDate(day)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

const ways = {
  download: (by: string) => `xml gedownload door ${by}`,
  declared: (by: string) => `als verstuurd gemarkeerd door ${by}`,
} as const;

/** Sentences of the e-invoice of an invoice or a credit note. */
export const eInvoiceText = {
  label: 'E-factuur',
  status: (status: string) => `E-factuur: ${status}`,
  title: (kind: DocumentKind, number: string) =>
    `E-factuur van ${documentKindText[kind].toLowerCase()} ${number}`,
  receiver: 'Ontvanger',
  participant: 'Peppol-id',
  unknownParticipant: 'Niet gekend',
  total: 'Totaal',
  attachment: 'Bijlage',
  withPdf: 'met pdf',
  withoutPdf: 'zonder pdf',
  allGood: 'Alles in orde. De factuur kan daarna niet meer gewijzigd worden.',
  download:
    'XML downloaden geeft de factuur uit. Daarna kan ze niet meer gewijzigd worden. Nog iets nakijken? Kies XML bekijken.',
  declare: 'De factuur ging per mail of post. Ze kan daarna niet meer gewijzigd worden.',
  unsaved:
    'Er zijn wijzigingen die niet bewaard zijn. Bewaar ze eerst: de e-factuur is zoals het document laatst bewaard is.',
  downloadXml: 'XML downloaden',
  downloadAgain: 'XML opnieuw downloaden',
  markSent: 'Als verstuurd markeren',
  showXml: 'XML bekijken',
  cancel: 'Annuleren',
  close: 'Sluiten',
  toField: 'Naar het veld',
  toCustomer: 'Naar de klant',
  thenSave: 'Bewaar daarna de factuur opnieuw: ze neemt de gegevens van de klant dan over.',
  toOperator: 'Uw beheerder vult dit in met npm run company:set.',
  issuing: 'De factuur wordt uitgereikt',
  issued: (kind: DocumentKind, number: string) =>
    `${documentKindText[kind]} ${number} is uitgereikt.`,
  issuedNotice: (kind: DocumentKind, moment: number, method: keyof typeof ways, by: string) =>
    `Uitgereikt op ${momentText(moment)} (${ways[method](by)}). ${kind === 'invoice' ? 'Wijzigen kan alleen met een creditnota.' : 'Wijzigen kan niet meer.'}`,
  release: 'Vrijgeven',
  releaseTitle: (kind: DocumentKind, number: string) =>
    `${documentKindText[kind]} ${number} vrijgeven`,
  releaseQuestion:
    'Heeft niemand dit bestand gekregen? Dan mag u de factuur vrijgeven en wijzigen. Heeft de klant ze wel gekregen, maak dan een creditnota.',
  reason: 'Reden',
  reasonMissing: 'Vul een reden in.',
  released: (kind: DocumentKind, number: string) =>
    `${documentKindText[kind]} ${number} is vrijgegeven.`,
  shown: (number: string) => `E-factuur ${number} zoals de ontvanger ze leest`,
  back: 'Terug',
  seller: 'Leverancier',
  buyer: 'Klant',
  number: 'Nummer',
  date: 'Datum',
  dueDate: 'Vervaldatum',
  reference: 'Referentie',
  note: 'Opmerking',
  iban: 'IBAN',
  communication: 'Mededeling',
  lines: 'Lijnen',
  description: 'Omschrijving',
  quantity: 'Aantal',
  price: 'Prijs',
  net: 'Netto',
  rate: 'Btw',
  vat: 'Btw per tarief',
  taxable: 'Maatstaf',
  tax: 'Bedrag',
  why: 'Reden',
  prepaid: 'Al betaald',
  payable: 'Te betalen',
  source: 'XML',
} as const;
