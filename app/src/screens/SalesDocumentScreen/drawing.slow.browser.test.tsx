import { updateSalesDocument } from '@facturatie/api-contract';
import type { LineRecord } from '@facturatie/api-contract';
import {
  isoDate,
  newEditor,
  percent,
  quantity,
  reduceEditor,
  unitPrice,
} from '@facturatie/invoice-engine';
import { fetchEveryPart } from '@facturatie/ui/OnDemand';
import { createMemoryHistory } from '@tanstack/react-router';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppView } from '../../AppRoot.tsx';
import { createApp } from '../../createApp.ts';
import { formOf } from '../../state/document/documentForm.ts';
import type { DocumentEvent } from '../../state/document/documentForm.ts';
import { storageInMemory } from '../../state/storageInMemory.ts';

/** What is rendered: a line by its id, other parts of the editor by their names. */
const drawn = vi.hoisted((): (number | string)[] => []);

vi.mock(import('../../features/salesDocument/lines/documentLineColumns.ts'), async (original) => {
  const { documentLineColumns, ...others } = await original();
  return {
    ...others,
    documentLineColumns: (options) =>
      documentLineColumns(options).map((column) => {
        if (column.kind !== 'search') return column;
        const { cell } = column;
        if (!cell) return column;
        return {
          ...column,
          cell(row) {
            drawn.push(row.id);
            return cell(row);
          },
        };
      }),
  };
});
vi.mock(import('../../features/salesDocument/head/DocumentHead.tsx'), async (original) => {
  const { DocumentHead: Head } = await original();
  return {
    DocumentHead: (props) => (
      <Profiler id="head" onRender={(id) => drawn.push(id)}>
        <Head {...props} />
      </Profiler>
    ),
  };
});
vi.mock(import('../../features/salesDocument/amounts/DocumentSummary.tsx'), async (original) => {
  const { DocumentSummary: Summary, ...others } = await original();
  return {
    ...others,
    DocumentSummary: (props) => (
      // What a field in it settles, within the same picture or with nothing to draw, is not the summary
      // being re-rendered.
      <Profiler
        id="summary"
        onRender={(id, phase, spent) => phase === 'update' && spent > 0 && drawn.push(id)}
      >
        <Summary {...props} />
      </Profiler>
    ),
  };
});

const number = '20261000001';
const vat = { code: 3, rate: percent(21_00) };

/** A quote of 500 lines as it travels, with the settings of the editor. */
function longQuote() {
  const events: readonly DocumentEvent[] = [
    {
      type: 'defaultsLoaded',
      number,
      date: isoDate('2026-03-05'),
      defaults: { vat, margin: percent(25_00) },
    },
    { type: 'customerPicked', customer: { number: 'K1', name: 'Peeters' }, countingType: 'F' },
    {
      type: 'linesInserted',
      lines: Array.from({ length: 500 }, (_, index) => ({
        description: `Werk ${index + 1}`,
        quantity: quantity(2000),
        unitPrice: unitPrice(10_0000),
      })),
    },
  ];
  const form = formOf(events.reduce(reduceEditor, newEditor<LineRecord>()));
  const document = {
    ...(updateSalesDocument.body.encode(form) as object),
    type: 10,
    Status: 'open',
    Omgezet: false,
    OmgezetNaar: '',
    GecrediteerdMet: [],
    saldo: null,
    ART_DEF_MARGE: 25,
    klant: { Klantnummer: 'K1', Naambedrijf: 'Peeters' },
  };
  return {
    document,
    Instellingen: { DefaultBtw: 3 },
    Btw_Groep: [{ PK_BTW: 3, Waarde: 21 }],
    typetelling: [{ key: 'F', value: 'Factuur' }],
    Settings: { ART_DEF_MARGE: 25 },
  };
}

const cell = (column: string, line: number) =>
  page.getByRole('textbox', { name: `${column} Lijn ${line}`, exact: true });

beforeEach(async () => {
  const storage = storageInMemory();
  storage.setItem('currentUser', JSON.stringify({ name: 'els', token: { access_token: 'els' } }));
  const app = await createApp({
    history: createMemoryHistory({ initialEntries: [`/verkopen/offertes/${number}`] }),
    storage,
    send: () => Promise.resolve(Response.json(longQuote(), { headers: { etag: '"1"' } })),
    cookie: () => undefined,
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<AppView app={app} />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
});

test('of 500 lines a key in an amount draws its line and the summary, leaving it only the line, one in a description or in the head no line', async () => {
  await expect.element(cell('Omschrijving', 500)).toBeInTheDocument();
  // A part that arrives later would render the summary again.
  await fetchEveryPart();
  await userEvent.click(cell('Prijs', 43));
  await expect.element(cell('Prijs', 43)).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}');
  drawn.length = 0;
  await userEvent.keyboard('12,5');
  await expect.element(page.getByRole('cell', { name: '€ 10.005,00' })).toBeVisible();
  expect(new Set(drawn)).toEqual(new Set([42, 'summary']));
  drawn.length = 0;
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('Prijs', 44)).toHaveFocus();
  expect(new Set(drawn)).toEqual(new Set([42]));
  await userEvent.click(cell('Omschrijving', 43));
  drawn.length = 0;
  await userEvent.keyboard('Verf');
  await expect.element(cell('Omschrijving', 43)).toHaveValue('Werk 43Verf');
  expect(drawn).toEqual([]);
  await userEvent.click(page.getByRole('textbox', { name: 'Referentie' }));
  drawn.length = 0;
  await userEvent.keyboard('Best');
  expect(new Set(drawn)).toEqual(new Set(['head']));
});
