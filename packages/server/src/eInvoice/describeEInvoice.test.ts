import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';
import { changed, preflightSources } from '../testing/preflightSources.ts';
import type { SourceChange } from '../testing/preflightSources.ts';
import { describeEInvoice } from './describeEInvoice.ts';
import type { EInvoiceSource } from './EInvoiceSource.ts';
import { preflight } from './preflight.ts';

let server: TestServer;
let creditNote: EInvoiceSource;

beforeAll(async () => {
  server = await openTestServer();
  const source = (await preflightSources(server)).get('credit');
  if (source === undefined) throw new Error('There is no credit note');
  creditNote = source;
});
afterAll(() => server.close());

test.each<[what: string, change: SourceChange, sentence: string]>([
  [
    'a credit note without an article line',
    changed.line({ type: 'text' }),
    'Deze creditnota heeft geen artikellijn.',
  ],
  [
    'a credit note of a day to come',
    changed.row({ date: '2026-03-06', dueDate: '2026-03-06' }),
    'De datum van de creditnota ligt in de toekomst.',
  ],
  [
    'a credit note due before its day',
    changed.row({ dueDate: '2026-03-04' }),
    'De vervaldatum ontbreekt of ligt voor de datum van de creditnota.',
  ],
  [
    'a credit note that is a cent off',
    changed.row({ total: 121_01 }),
    'De bedragen kloppen niet meer. Open de creditnota en bewaar ze opnieuw.',
  ],
])('%s is called a credit note', (_, change, sentence) => {
  const source = change(creditNote);
  const { findings } = describeEInvoice(source, undefined, preflight(source, '2026-03-05', ''));
  expect(findings.map(({ message }) => message)).toContain(sentence);
});
