import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';
import { changed, findingTexts, preflightSources } from '../testing/preflightSources.ts';
import type { SourceChange, SourceName } from '../testing/preflightSources.ts';
import type { EInvoiceSource } from './EInvoiceSource.ts';

const outsideUnion =
  'Deze goederen gaan naar een adres buiten de Europese Unie. Moet de Typetelling niet Export zijn?';

let server: TestServer;
let sources: ReadonlyMap<SourceName, EInvoiceSource>;

beforeAll(async () => {
  server = await openTestServer();
  sources = await preflightSources(server);
});
afterAll(() => server.close());

/** Both of these changes. */
const both =
  (one: SourceChange, other: SourceChange): SourceChange =>
  (source) =>
    other(one(source));

test.each<[what: string, name: SourceName, change: SourceChange, finding: string]>([
  [
    'reverse charge to a foreign customer',
    'reverse',
    changed.buyer({ vatNumber: 'NL123456789B01', country: 'NL' }),
    'stop BR-AE-02 at customer vatNumber: Btw verlegd kan alleen met het Belgische btw-nummer van de klant.',
  ],
  [
    'within the Union to a Belgian',
    'union',
    both(
      changed.line({ nature: 'service' }),
      changed.buyer({ vatNumber: 'BE0403170701', country: 'BE' }),
    ),
    'stop BR-IC-02 at customer vatNumber: Intracommunautair kan alleen met een btw-nummer uit een andere lidstaat.',
  ],
  [
    'goods within the Union, delivered in Belgium',
    'union',
    changed.buyer({ deliveryCity: 'Gent', deliveryCountry: 'BE' }),
    'stop BR-IC-12 at customer deliveryCountry: Deze goederen gaan naar een adres in België: dat is geen intracommunautaire levering.',
  ],
  [
    'goods within the Union, delivered outside of it',
    'union',
    changed.buyer({ deliveryCity: 'Dover', deliveryCountry: 'GB' }),
    `warning own at customer deliveryCountry: ${outsideUnion}`,
  ],
  [
    'goods within the Union, to a customer outside of it',
    'union',
    changed.buyer({ country: 'GB' }),
    `warning own at customer country: ${outsideUnion}`,
  ],
  [
    'an export within the Union',
    'export',
    changed.buyer({ country: 'NL' }),
    'stop own at customer country: Export kan alleen naar een land buiten de Europese Unie.',
  ],
  [
    'services outside of the Union',
    'export',
    changed.line({ nature: 'service' }),
    'warning own at document countingType: Diensten buiten de Unie zijn geen uitvoer. Vraag uw boekhouder welke vermelding past.',
  ],
])('%s has a finding', (_, name, change, finding) => {
  const findings = findingTexts(sources, name, change).filter((each) => !each.startsWith('info'));
  expect(findings).toEqual([finding]);
});

test.each<[what: string, change: SourceChange]>([
  [
    'goods to another member state',
    changed.buyer({ deliveryCity: 'Lille', deliveryCountry: 'FR' }),
  ],
  [
    'a service, with a place of delivery outside of the Union',
    both(
      changed.line({ nature: 'service' }),
      changed.buyer({ deliveryCity: 'Dover', deliveryCountry: 'GB' }),
    ),
  ],
])('%s is within the Union without a warning', (_, change) => {
  const findings = findingTexts(sources, 'union', change);
  expect(findings.filter((each) => !each.startsWith('info'))).toEqual([]);
});

test.each([
  ['reverse', 'Btw verlegd'],
  ['union', 'Intracommunautair'],
  ['export', 'Export'],
  ['exempt', 'Vrijgesteld'],
] as const)('a line with VAT warns: %s', (name, type) => {
  expect(findingTexts(sources, name, changed.line({ vatCode: 3, vatRate: 2100 }))).toContain(
    `warning BR-AE-05 at document lines.0.vatCode: Lijn 1 heeft 21\u00a0% btw op een factuur met Typetelling ${type}. Klopt dat?`,
  );
});
