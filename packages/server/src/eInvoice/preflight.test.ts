import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';
import { changed, findingTexts, preflightSources } from '../testing/preflightSources.ts';
import type { SourceChange, SourceName } from '../testing/preflightSources.ts';
import type { EInvoiceSource } from './EInvoiceSource.ts';

let server: TestServer;
let sources: ReadonlyMap<SourceName, EInvoiceSource>;

beforeAll(async () => {
  server = await openTestServer();
  sources = await preflightSources(server);
});
afterAll(() => server.close());

const findingsOf = (name: SourceName, change?: SourceChange, pdf?: string) =>
  findingTexts(sources, name, change, pdf);

const noDuty =
  'info own at customer vatNumber: Geen e-factuur verplicht: de klant heeft geen Belgisch btw-nummer. Versturen mag.';

describe('a correct document has no obstacle', () => {
  test.each<[SourceName, string[]]>([
    ['normal', []],
    ['reverse', []],
    ['union', [noDuty]],
    ['export', [noDuty]],
    ['exempt', []],
  ])('%s', (name, findings) => {
    expect(findingsOf(name)).toEqual(findings);
  });
});

type Row = [what: string, name: SourceName, change: SourceChange, finding: string];

const ownNumber = 'Het ondernemingsnummer van uw bedrijf ontbreekt of klopt niet.';
const ownIban = 'Het IBAN van uw bedrijf ontbreekt of klopt niet.';
const address5 = 'Adres van de klant onvolledig: straat, postcode en gemeente zijn nodig.';
const wrongAmounts = 'De bedragen kloppen niet meer. Open de factuur en bewaar ze opnieuw.';
const noReason =
  'Lijn 1 heeft 0 % btw zonder reden. Kies een btw-tarief of een andere Typetelling.';
const dueDate = 'De vervaldatum ontbreekt of ligt voor de factuurdatum.';

/** What stops, each broken in one way. */
const stops: Row[] = [
  [
    'no company',
    'normal',
    (source) => ({ ...source, seller: undefined }),
    `R020 at company enterpriseNumber: ${ownNumber}`,
  ],
  [
    'no own number',
    'normal',
    changed.seller({ enterpriseNumber: '' }),
    `R020 at company enterpriseNumber: ${ownNumber}`,
  ],
  [
    'a wrong own number',
    'normal',
    changed.seller({ enterpriseNumber: '0999999923' }),
    `R020 at company enterpriseNumber: ${ownNumber}`,
  ],
  [
    'a seller without VAT',
    'normal',
    changed.seller({ vatLiable: false }),
    'BR-S-02 at company vatLiable: Uw bedrijf is niet btw-plichtig: een e-factuur hoeft en kan niet.',
  ],
  ['no IBAN', 'normal', changed.seller({ iban: '' }), `BR-50 at company iban: ${ownIban}`],
  [
    'a wrong IBAN',
    'normal',
    changed.seller({ iban: 'BE71096123456768' }),
    `BR-50 at company iban: ${ownIban}`,
  ],
  [
    'a wrong enterprise number',
    'normal',
    changed.buyer({ enterpriseNumber: '0403.170.702' }),
    'R043 at customer enterpriseNumber: Ondernemingsnummer 0403.170.702: het controlegetal klopt niet.',
  ],
  [
    'a wrong VAT number',
    'normal',
    changed.buyer({ vatNumber: 'BE 0403.170.702' }),
    'own at customer vatNumber: Btw-nummer BE 0403.170.702: het controlegetal klopt niet.',
  ],
  [
    'two numbers that differ',
    'normal',
    changed.buyer({ enterpriseNumber: '0202.239.951' }),
    'own at customer enterpriseNumber: Btw-nummer en ondernemingsnummer van de klant verschillen.',
  ],
  [
    'a VAT number without a country',
    'normal',
    changed.buyer({ vatNumber: '123456', enterpriseNumber: '0403170701' }),
    'BR-CO-09 at customer vatNumber: Btw-nummer 123456: de landcode ontbreekt.',
  ],
  [
    'a VAT number of no country',
    'normal',
    changed.buyer({ vatNumber: 'AB123456', enterpriseNumber: '0403170701' }),
    'BR-CO-09 at customer vatNumber: Btw-nummer AB123456: de landcode ontbreekt.',
  ],
  [
    'a Peppol id of another form',
    'normal',
    changed.customer({ peppolId: '9944:NL1' }),
    'R054 at customer peppolId: Peppol-id 9944:NL1: de vorm klopt niet (NL123456789B01).',
  ],
  [
    'a Peppol id with a wrong check',
    'normal',
    changed.customer({ peppolId: '0208:0403170702' }),
    'R054 at customer peppolId: Peppol-id 0208:0403170702: de vorm klopt niet (0403170701).',
  ],
  [
    'a Peppol id of an unknown scheme',
    'normal',
    changed.customer({ peppolId: '1234:5' }),
    'R054 at customer peppolId: Peppol-id 1234:5: de vorm klopt niet (0208:0403170701).',
  ],
  [
    'a Peppol id that is none',
    'normal',
    changed.customer({ peppolId: 'zomaar' }),
    'R054 at customer peppolId: Peppol-id zomaar: de vorm klopt niet (0208:0403170701).',
  ],
  [
    'no name',
    'normal',
    changed.row({ companyName: ' ' }),
    'BR-07 at customer companyName: De klant heeft geen naam.',
  ],
  [
    'no country',
    'normal',
    changed.buyer({ country: '' }),
    'BR-11 at customer country: Het land van de klant ontbreekt.',
  ],
  [
    'no street',
    'normal',
    changed.buyer({ street: '' }),
    `royal decree 1, art. 5 at customer street: ${address5}`,
  ],
  [
    'no postcode',
    'normal',
    changed.buyer({ postcode: ' ' }),
    `royal decree 1, art. 5 at customer street: ${address5}`,
  ],
  [
    'no city',
    'normal',
    changed.buyer({ city: '' }),
    `royal decree 1, art. 5 at customer street: ${address5}`,
  ],
  [
    'no article line',
    'normal',
    changed.line({ type: 'text' }),
    'BR-16 at document lines: Deze factuur heeft geen artikellijn.',
  ],
  [
    'a line without description',
    'normal',
    changed.line({ description: ' ' }),
    'BR-25 at document lines.0.description: Lijn 1 heeft geen omschrijving.',
  ],
  [
    'a unit that is not known',
    'normal',
    changed.line({ unitId: 99 }),
    'BR-CL-23 at document lines.0.description: Lijn 1: de eenheid heeft geen code voor e-facturen.',
  ],
  [
    'a unit with a code of no list',
    'normal',
    (source) => ({ ...changed.line({ unitId: 99 })(source), units: new Map([[99, 'STK']]) }),
    'BR-CL-23 at document lines.0.description: Lijn 1: de eenheid heeft geen code voor e-facturen.',
  ],
  [
    '0 % without a VAT group',
    'normal',
    changed.line({ vatCode: 0, vatRate: 0 }),
    `BR-E-10 at document lines.0.vatCode: ${noReason}`,
  ],
  [
    'exempt without a reason',
    'exempt',
    changed.terms({ legalMention: '' }),
    `BR-E-10 at document lines.0.vatCode: ${noReason}`,
  ],
  [
    'no day of delivery',
    'normal',
    changed.row({ deliveryDate: '' }),
    'BR-IC-11 at document deliveryDate: De leverdatum ontbreekt.',
  ],
  [
    'a place of delivery without a country',
    'normal',
    changed.buyer({ deliveryCity: 'Gent', deliveryCountry: '' }),
    'BR-57 at customer deliveryCountry: Het land van het leveradres ontbreekt.',
  ],
  [
    'no number of an order that is requested',
    'normal',
    changed.customer({ asksOrderNumber: true }),
    'R003 at document reference: Deze klant vraagt een bestelbonnummer. Vul Referentie in.',
  ],
  ['no due date', 'normal', changed.row({ dueDate: '' }), `own at document dueDate: ${dueDate}`],
  [
    'a due date before the invoice',
    'normal',
    changed.row({ dueDate: '2026-03-04' }),
    `own at document dueDate: ${dueDate}`,
  ],
  [
    'a date to come',
    'normal',
    changed.row({ date: '2026-03-06' }),
    'own at document date: De factuurdatum ligt in de toekomst.',
  ],
  [
    'a total that is a cent off',
    'normal',
    changed.row({ total: 121_01 }),
    `BR-CO-15 at document lines: ${wrongAmounts}`,
  ],
  [
    'VAT that is 0.99 off',
    'normal',
    changed.row({ vat: 21_99, total: 121_99 }),
    `BR-CO-14 at document lines: ${wrongAmounts}`,
  ],
  [
    'a price that is not that of the line',
    'normal',
    changed.line({ unitPrice: 100_0200 }),
    `R120 at document lines: ${wrongAmounts}`,
  ],
  [
    'a discount that is not that of the line',
    'normal',
    changed.line({ discount: 1_00 }),
    `R040 at document lines: ${wrongAmounts}`,
  ],
  [
    'a negative price',
    'normal',
    changed.line({ unitPrice: -100_0000, quantity: -1000 }),
    'BR-27 at document : De e-factuur kan niet gemaakt worden: ze voldoet niet aan regel BR-27 (lines.0.price). Verwittig uw beheerder.',
  ],
  [
    'a credit note of nothing',
    'credit',
    changed.credited(undefined),
    'BR-55 at document : Deze creditnota verwijst naar geen factuur.',
  ],
  [
    'a credit note before its invoice',
    'credit',
    changed.credited({ number: '1', date: '2026-03-06', isIssued: true }),
    'own at document date: De creditnota is ouder dan de factuur.',
  ],
];

test.each(stops)('%s stops it', (_, name, change, finding) => {
  const findings = findingsOf(name, change);
  expect(findings.filter((each) => each !== noDuty || name === 'normal')).toEqual([
    `stop ${finding}`,
  ]);
});

/** What warns, and stops nothing. */
const warnings: Row[] = [
  [
    'an assumed zero rate',
    'normal',
    changed.line({ vatCode: 4, vatRate: 0 }),
    'own at document lines.0.vatCode: Lijn 1: 0 % als nultarief. Dat geldt enkel voor kranten, tijdschriften en recuperatiestoffen. Klopt dat?',
  ],
  [
    'a late invoice',
    'normal',
    changed.row({ deliveryDate: '2026-01-12' }),
    'royal decree 1, art. 4 at document date: Geleverd op 12/01/2026: de factuur moest er op 15/02/2026 zijn.',
  ],
  [
    'characters that XML cannot hold',
    'normal',
    changed.line({ description: 'bel\u0007' }),
    'XML 1.0 at document lines.0.description: Lijn 1 bevat tekens die niet in een e-factuur mogen; ze vallen weg.',
  ],
  [
    'what is paid already',
    'normal',
    changed.paid(21_00),
    'own at document lines: Er is al 21,00 betaald; de e-factuur vraagt nog 100,00.',
  ],
  [
    'an invoice that was not sent',
    'credit',
    (source) => source,
    'own at document : De factuur zelf werd nog niet als e-factuur verstuurd. Verstuur ze eerst.',
  ],
];

test.each(warnings)('%s warns', (_, name, change, finding) => {
  const findings = findingsOf(name, change).filter((each) => each.startsWith('warning'));
  expect(findings).toEqual([`warning ${finding}`]);
});

test('without any number a customer has no Peppol id, and no e-invoice is requested', () => {
  expect(findingsOf('normal', changed.buyer({ vatNumber: '' }))).toEqual([
    'stop R010 at customer peppolId: De klant heeft geen Peppol-id. Vul zijn ondernemingsnummer of Peppol-id in.',
    noDuty,
  ]);
});

describe('size', () => {
  const base64 = (bytes: number) => 'A'.repeat((bytes / 3) * 4);

  test('of the PDF: 3 MB', () => {
    expect(findingsOf('normal', undefined, base64(3_000_000))).toEqual([]);
    expect(findingsOf('normal', undefined, base64(4_110_000))).toEqual([
      'stop own at company pdfInEInvoice: De pdf is te groot (4,1 MB). Verstuur zonder pdf.',
    ]);
  });

  test('of the XML with its PDF: 10,000,000 bytes, where a character can be three bytes', () => {
    const remarks = changed.row({ remarks: '€'.repeat(1_990_000) });
    expect(findingsOf('normal', remarks, base64(2_999_997))).toEqual([]);
    expect(
      findingsOf('normal', changed.row({ remarks: '€'.repeat(2_000_000) }), base64(2_999_997)),
    ).toEqual([
      'stop own at document lines: De e-factuur is te groot. Verdeel ze over meer facturen.',
    ]);
  });
});
