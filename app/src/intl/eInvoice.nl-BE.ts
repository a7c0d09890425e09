import type { DocumentKind } from '@facturatie/api-contract';
import { formatDate } from '@facturatie/ui/intl';
import { brusselsTime, brusselsToday } from '../features/today/brusselsToday.ts';
import { documentKindText } from './salesDocuments.nl-BE.ts';

/** A moment in Brussels: `23/11/2026 14:02`. */
function momentText(moment: number): string {
  const date = new Date(moment);
  return `${formatDate(brusselsToday(date))} ${brusselsTime(date)}`;
}

const nameOf = (kind: DocumentKind) => documentKindText[kind].toLowerCase();

const ways = {
  download: (by: string) => `xml gedownload door ${by}`,
  declared: (by: string) => `als verstuurd gemarkeerd door ${by}`,
} as const;

/** Sentences of the e-invoice of an invoice or a credit note. */
export const eInvoiceText = {
  label: 'E-factuur',
  title: (kind: DocumentKind, number: string) => `E-factuur van ${nameOf(kind)} ${number}`,
  receiver: 'Ontvanger',
  participant: 'Peppol-id',
  unknownParticipant: 'Niet gekend',
  total: 'Totaal',
  attachment: 'Bijlage',
  withPdf: 'met pdf',
  withoutPdf: 'zonder pdf',
  allGood: (kind: DocumentKind) =>
    `Alles in orde. De ${nameOf(kind)} kan daarna niet meer gewijzigd worden.`,
  download: (kind: DocumentKind) =>
    `XML downloaden geeft de ${nameOf(kind)} uit. Daarna kan ze niet meer gewijzigd worden. Nog iets nakijken? Kies XML bekijken.`,
  declare: (kind: DocumentKind) =>
    `De ${nameOf(kind)} ging per mail of post. Ze kan daarna niet meer gewijzigd worden.`,
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
  thenSave: (kind: DocumentKind) =>
    `Bewaar daarna de ${nameOf(kind)} opnieuw: ze neemt de gegevens van de klant dan over.`,
  toOperator: 'Uw beheerder vult dit in met npm run company:set.',
  issuing: (kind: DocumentKind) => `De ${nameOf(kind)} wordt uitgereikt`,
  issued: (kind: DocumentKind, number: string) =>
    `${documentKindText[kind]} ${number} is uitgereikt.`,
  issuedNotice: (kind: DocumentKind, moment: number, method: keyof typeof ways, by: string) =>
    `Uitgereikt op ${momentText(moment)} (${ways[method](by)}). ${kind === 'invoice' ? 'Wijzigen kan alleen met een creditnota.' : 'Wijzigen kan niet meer.'}`,
  cannotRemove: {
    issued: (kind: DocumentKind) => `Verwijderen kan niet: de ${nameOf(kind)} is uitgereikt.`,
    released: (kind: DocumentKind) =>
      `Verwijderen kan niet: de ${nameOf(kind)} is al eens uitgereikt, haar nummer is gebruikt.`,
    credited: (kind: DocumentKind) =>
      `Verwijderen kan niet: op de ${nameOf(kind)} staat een creditnota.`,
  },
  release: 'Vrijgeven',
  releaseTitle: (kind: DocumentKind, number: string) =>
    `${documentKindText[kind]} ${number} vrijgeven`,
  releaseQuestion: (kind: DocumentKind) =>
    `Heeft niemand dit bestand gekregen? Dan mag u de ${nameOf(kind)} vrijgeven en wijzigen.${kind === 'invoice' ? ' Heeft de klant ze wel gekregen, maak dan een creditnota.' : ''}`,
  reason: 'Reden',
  reasonMissing: 'Vul een reden in.',
  released: (kind: DocumentKind, number: string) =>
    `${documentKindText[kind]} ${number} is vrijgegeven.`,
  shown: (number: string) => `E-factuur ${number} zoals de ontvanger ze leest`,
  back: 'Terug',
} as const;
