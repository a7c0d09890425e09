import type { IssueCode } from '@facturatie/api-contract';
import { printedDate } from '../print/printedNumbers.ts';
import type { Frequency } from '../database/documentTables.ts';

/** What a sentence may mention. */
export interface RefusalFacts {
  /** Seconds to wait before the next attempt. */
  readonly retryAfter: number;
  /** Finds the request in the log. */
  readonly requestId: string;
}

/** Sentences of the server, by code. */
export const refusalTexts = {
  'request.malformed': () => 'De server begrijpt de aanvraag niet: de inhoud is geen geldige JSON.',
  'request.invalid': () => 'Niet alles is juist ingevuld. Kijk de aangeduide velden na.',
  'request.tooLarge': () => 'De aanvraag is te groot. Maak ze kleiner en probeer opnieuw.',
  'request.notJson': () => 'De server verwacht JSON (content-type: application/json).',
  'request.unreadable': () => 'De server kan deze aanvraag niet lezen.',
  'request.headersTooLarge': () =>
    'De kop van de aanvraag is te groot. Wis de cookies van deze site en probeer opnieuw.',
  'request.tooSlow': () => 'De aanvraag kwam niet op tijd volledig aan. Probeer opnieuw.',
  'request.expectation': () => 'De server kan niet voldoen aan wat deze aanvraag verwacht.',
  'host.unknown': () =>
    'De server antwoordt niet op dit adres. Gebruik het adres dat de beheerder instelde (PUBLIC_ORIGIN).',
  'request.badKey': () => 'De kop Idempotency-Key is geen geldige sleutel.',
  'request.keyReused': () =>
    'Met deze sleutel (Idempotency-Key) werd al iets anders bewaard. Herlaad de pagina en probeer opnieuw.',
  'version.stale': () => 'Iemand anders heeft dit intussen gewijzigd. Er is niets overschreven.',
  'version.staleRemoval': () =>
    'Iemand anders heeft dit intussen gewijzigd. Er is niets verwijderd; herlaad de pagina en kijk het na.',
  'version.otherThing': () =>
    'Dit nummer is intussen van iets anders: wat u open had, is verwijderd of kreeg een ander nummer. Er is niets gewijzigd.',
  'customer.unknown': () => 'Deze klant bestaat niet (meer).',
  'article.unknown': () => 'Dit artikel bestaat niet (meer).',
  'group.unknown': () => 'Deze klantengroep bestaat niet (meer).',
  'group.inUse': () =>
    'Deze klantengroep heeft nog klanten. Geef die eerst een andere groep; dan kan ze weg.',
  'document.unknown': () => 'Dit document bestaat niet (meer).',
  'document.paid': () =>
    'Op dit document staan betalingen of creditnota’s. Het kan niet verwijderd worden.',
  'document.converted': () =>
    'Van deze offerte is een factuur gemaakt. Ze kan niet verwijderd worden zolang die factuur bestaat.',
  'document.repeated': () =>
    'Deze factuur hoort bij een periodieke factuur. Ze kan niet verwijderd worden.',
  'document.notLast': () =>
    'Alleen de laatste factuur van een jaar kan verwijderd worden: in de nummers mag geen gat ontstaan.',
  'document.credited': () =>
    'Op deze factuur staat een creditnota. Wijzigen kan alleen met nog een creditnota; alleen Interne notities kan nog wijzigen.',
  'document.repaid': () =>
    'Van deze creditnota is al een deel terugbetaald of verrekend. Ze kan niet verwijderd worden.',
  'document.notLastCreditNote': () =>
    'Alleen de laatste creditnota van een jaar kan verwijderd worden: in de nummers mag geen gat ontstaan.',
  'creditNote.unknown': () => 'Deze creditnota bestaat niet (meer).',
  'document.differs': () =>
    'De berekende bedragen komen niet overeen met die van de server. Er is niets bewaard; herlaad de pagina en probeer opnieuw.',
  'document.issued': () =>
    'Deze factuur is uitgereikt. Wijzigen kan alleen met een creditnota; alleen Interne notities kan nog wijzigen.',
  'creditNote.issued': () =>
    'Deze creditnota is uitgereikt. Alleen Interne notities kan nog wijzigen.',
  'document.wasIssued': () =>
    'Van deze factuur werd een e-factuur gemaakt of verstuurd. Ze kan niet verwijderd worden: haar nummer is gebruikt.',
  'creditNote.wasIssued': () =>
    'Van deze creditnota werd een e-factuur gemaakt of verstuurd. Ze kan niet verwijderd worden: haar nummer is gebruikt.',
  'eInvoice.issued': () => 'Dit document is al uitgereikt.',
  'eInvoice.notIssued': () => 'Dit document is niet uitgereikt.',
  'eInvoice.credited': () =>
    'Op deze factuur staat een creditnota. Ze kan niet meer vrijgegeven worden.',
  'eInvoice.stopped': () =>
    'Van dit document kan nog geen e-factuur gemaakt worden. Kijk de bevindingen na.',
  'eInvoice.noXml': () => 'Dit document is niet als xml uitgereikt.',
  'company.missing': () =>
    'De gegevens van uw eigen bedrijf zijn nog niet ingevuld: zonder naam, adres en ondernemingsnummer is een offerte of factuur niet geldig. Vraag uw beheerder om ze in te vullen met: npm run company:set',
  'pdf.unavailable': () => 'Deze proefversie in de browser kan geen pdf maken.',
  'page.unreadable': () =>
    'Wat deze browser van de demo bewaarde, is onleesbaar. Kies ‘Demo opnieuw beginnen’.',
  'page.newer': () =>
    'In een ander tabblad staat een nieuwere versie van deze demo open. Er is niets bewaard; herlaad de pagina.',
  'address.unknown': () => 'Dit adres bestaat niet op de server.',
  'address.methodNotAllowed': () => 'Deze bewerking bestaat niet op dit adres.',
  'session.required': () => 'U bent niet (meer) aangemeld. Meld u opnieuw aan.',
  'session.foreignOrigin': () =>
    'De aanvraag komt niet van deze toepassing. Herlaad de pagina en probeer opnieuw.',
  'login.failed': () => 'De gebruikersnaam of het wachtwoord is onjuist.',
  'login.throttled': ({ retryAfter }: RefusalFacts) =>
    `Te veel mislukte pogingen. Probeer opnieuw over ${waitingTime(retryAfter)}.`,
  'login.busy': ({ retryAfter }: RefusalFacts) =>
    `Er melden zich nu te veel mensen tegelijk aan. Probeer opnieuw over ${waitingTime(retryAfter)}.`,
  'vatRegistry.unavailable': () =>
    'De btw-databank antwoordt nu niet. Vul de gegevens zelf in, of probeer het later opnieuw.',
  'server.failed': ({ requestId }: RefusalFacts) =>
    `Er ging iets mis op de server. Er is niets bewaard; probeer opnieuw (aanvraag ${requestId}).`,
  'server.notReady': () => 'De server is nog niet klaar.',
  'storage.full': () =>
    'De schijf van de server is vol. Er is niets bewaard; verwittig de beheerder en probeer daarna opnieuw.',
  'storage.readOnly': () =>
    'De databank laat nu alleen lezen toe. Er is niets bewaard; verwittig de beheerder en probeer daarna opnieuw.',
  'storage.damaged': () =>
    'De databank is beschadigd. Er is niets bewaard; verwittig de beheerder.',
  'storage.away': () => 'De databank antwoordt nu niet. Probeer het straks opnieuw.',
} as const satisfies Record<string, (facts: RefusalFacts) => string>;

/** What the file of a document is called, before its number. */
export const pdfNames = { quote: 'offerte', invoice: 'factuur', creditNote: 'creditnota' } as const;

/** What is wrong with one field, by the contract's code. */
export const issueTexts: Record<IssueCode, string> = {
  required: 'Vul dit in.',
  type: 'Dit is geen geldige waarde.',
  characters: 'Dit bevat tekens die niet bewaard kunnen worden.',
  integer: 'Vul een geheel getal in.',
  decimals: 'Dit getal heeft te veel cijfers na de komma.',
  min: 'Dit getal is te klein.',
  max: 'Dit getal is te groot.',
  enum: 'Kies een van de mogelijke waarden.',
  length: 'Dit is te lang. Maak het korter.',
  email: 'Vul een geldig e-mailadres in.',
  date: 'Vul een bestaande datum in.',
  year: 'Dit jaar kan niet kloppen. Kies een datum van 2000 tot en met volgend jaar.',
};

/** What is wrong with one field, where only the database can tell. */
export const fieldTexts = {
  'customer.numberTaken': 'Dit klantnummer bestaat al. Kies een ander.',
  'customer.numberNotAddressable': 'Dit kan geen klantnummer zijn. Kies een ander.',
  'customer.groupUnknown': 'Deze klantengroep bestaat niet (meer). Kies een andere.',
  'customer.representativeUnknown': 'Deze vertegenwoordiger bestaat niet (meer). Kies een andere.',
  'customer.countryUnknown': 'Dit land bestaat niet. Kies een ander.',
  'peppolId.form': 'Dit is geen Peppol-id. Schrijf het als 0208:0403170701.',
  'peppolId.scheme':
    'De eerste vier cijfers van dit Peppol-id zijn niet gekend. Een Belgisch id begint met 0208.',
  'peppolId.check': 'Het controlegetal van dit Peppol-id klopt niet. Kijk de cijfers na.',
  'vatNumber.malformed': 'Dit is geen geldig Belgisch btw-nummer. Kijk de cijfers na.',
  'vatNumber.unregistered': 'De btw-databank kent dit nummer niet als actief btw-nummer.',
  'countingType.unknown': 'Deze typetelling bestaat niet. Kies een andere.',
  'document.customerUnknown': 'Deze klant bestaat niet (meer). Kies een andere.',
  'document.customerPaid':
    'Op deze factuur staan betalingen of creditnota’s van de klant. De klant kan niet meer wijzigen.',
  'document.numberFixed': 'Het nummer van een document kan niet wijzigen.',
  'document.otherYear':
    'Het nummer van dit document hoort bij een ander jaar. Kies een datum in het jaar van het nummer, of maak een nieuw document.',
  'document.quoteUnknown': 'Deze offerte bestaat niet (meer).',
  'document.quoteConverted': 'Van deze offerte is al een andere factuur gemaakt.',
  'document.quoteOnQuote': 'Alleen een factuur kan van een offerte gemaakt zijn.',
  'document.creditsNothing': 'Alleen een creditnota crediteert een factuur.',
  'document.creditedUnknown': 'Deze factuur bestaat niet (meer).',
  'document.creditedFixed': 'Een creditnota blijft bij haar factuur.',
  'document.creditCustomer': 'Een creditnota is voor de klant van haar factuur.',
  'document.creditCountingType': 'Een creditnota heeft de typetelling van haar factuur.',
  'document.creditBeforeInvoice': 'De creditnota is ouder dan de factuur.',
  'document.belowRepaid': 'Het totaal mag niet lager zijn dan wat al terugbetaald of verrekend is.',
  'settlement.amount': 'Vul een bedrag boven 0 in.',
  'settlement.tooMuch': 'Dit is meer dan er nog terug te betalen is.',
  'settlement.bankOrInvoice': 'Kies een bank, of een factuur om mee te verrekenen.',
  'settlement.invoiceUnknown': 'Van deze klant staat geen factuur met dit nummer open.',
  'settlement.invoiceTooMuch': 'Dit is meer dan er van die factuur nog te betalen is.',
  'document.belowPaid': 'Het totaal mag niet lager zijn dan wat al betaald of gecrediteerd is.',
  'document.amountDiffers': 'De server berekent hier een ander bedrag.',
  'line.vatUnknown': 'Deze btw-code bestaat niet. Kies een andere.',
  'line.rateDiffers': 'Dit tarief hoort niet bij de btw-code.',
  'line.articleUnknown': 'Dit artikel bestaat niet (meer). Kies een ander.',
  'dueDate.unknown': 'Deze vervaldag bestaat niet (meer). Herlaad de lijst.',
  'dueDate.otherCustomer': 'Deze vervaldag is van een andere klant. Herlaad de lijst.',
  'payment.tooMuch':
    'Dit is meer dan er nog te betalen is. Herlaad de lijst voor het juiste saldo.',
  'payment.nothingOpen': 'Hier is niets meer te betalen. Herlaad de lijst.',
  'payment.methodUnknown': 'Deze betalingsmethode bestaat niet (meer). Kies een andere.',
  'payment.bankUnknown': 'Deze bank bestaat niet (meer). Kies een andere.',
} as const;

/** What is to be looked at again after a save. */
export const warningTexts = {
  /** `earlier` has the lower number and the later date. */
  dateOutOfOrder: (earlier: NumberAndDate, later: NumberAndDate) =>
    `Factuur ${earlier.number} heeft een latere datum (${printedDate(earlier.date)}) dan factuur ${later.number} (${printedDate(later.date)}). De nummers van facturen horen de volgorde van hun datum te volgen: kijk de datum na.`,
} as const;

interface NumberAndDate {
  readonly number: string;
  readonly date: string;
}

/** How often a recurring invoice comes. */
export const frequencyTexts: Record<Frequency, string> = {
  weekly: 'wekelijks',
  monthly: 'maandelijks',
  quarterly: 'driemaandelijks',
  halfYearly: 'halfjaarlijks',
  yearly: 'jaarlijks',
};

/** Who changed something by a command, as the log of changes and a conflict name them. */
export function operatorName(command: string): string {
  return `beheer (${command})`;
}

/** What the command import says. */
export const importTexts = {
  emptyFile: 'Dit bestand is leeg: de eerste regel moet de namen van de kolommen bevatten.',
  misquoted:
    'In deze regel staat een aanhalingsteken verkeerd, of wordt het niet gesloten. Verdubbel een aanhalingsteken dat bij de tekst hoort.',
  unknownColumn: (column: string, known: readonly string[]) =>
    `De kolom '${column}' bestaat niet. Mogelijk zijn: ${known.join(', ')}.`,
  columnTwice: (column: string) => `De kolom '${column}' staat er meer dan eens.`,
  columnMissing: (column: string) => `De kolom '${column}' ontbreekt.`,
  cellCount: (cells: number, columns: number) =>
    `Deze regel heeft ${cells} cellen en de eerste regel ${columns} kolommen.`,
  twice: (line: number) => `Dit staat ook al op regel ${line}.`,
  /** What is wrong with one cell, beside what the calls find. */
  faults: {
    exists: 'Dit bestaat al. Met --update wordt het gewijzigd.',
    iban: 'Dit is geen geldig rekeningnummer (IBAN).',
    bic: 'Dit is geen geldige BIC.',
    secondMainBank:
      'Er is al een hoofdbank. Zet die eerst op nee: in dit bestand, op een regel hierboven.',
  },
  lineFault: (line: number, column: string | undefined, text: string) =>
    column === undefined ? `Regel ${line}: ${text}` : `Regel ${line}, ${column}: ${text}`,
  moreFaults: (count: number) => `En nog ${count} fouten.`,
  nothingImported: (count: number) =>
    count === 1 ? '1 fout: er is niets gewijzigd.' : `${count} fouten: er is niets gewijzigd.`,
  imported: ({ added, changed, same }: ImportCounts) =>
    `${added} nieuw, ${changed} gewijzigd, ${same} ongewijzigd.`,
  tried: ({ added, changed, same }: ImportCounts) =>
    `Proef, er is niets gewijzigd. Het zou zijn: ${added} nieuw, ${changed} gewijzigd, ${same} ongewijzigd.`,
} as const;

/** What an import did, or would do. */
interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
}

function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 seconde' : `${seconds} seconden`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuut' : `${minutes} minuten`;
}
