import { pdfPrinter } from '@facturatie/server/node';
import { atMost, median, pairedRatio, type Result } from '../measure.ts';

type Printed = Parameters<typeof pdfPrinter.print>[0];

const lineCounts = [1, 10, 100, 500] as const;
const rounds = 15;

/** An invoice printed: what a page takes, that it takes no more in a long one, and what it weighs. */
export async function pdf(): Promise<readonly Result[]> {
  const times = new Map<number, number[]>();
  const files = new Map<number, Uint8Array>();
  for (let round = -1; round < rounds; round += 1) {
    for (const count of lineCounts) {
      const document = invoiceOf(count);
      const start = performance.now();
      files.set(count, await pdfPrinter.print(document, 0));
      if (round >= 0) times.set(count, [...(times.get(count) ?? []), performance.now() - start]);
    }
  }
  const perPage = (count: number): number[] => {
    const pages = pageCount(files.get(count) ?? new Uint8Array());
    return (times.get(count) ?? []).map((time) => time / pages);
  };
  return [
    ...lineCounts.map((count): Result => {
      const file = files.get(count) ?? new Uint8Array();
      const whole = `${median(times.get(count) ?? []).toFixed(1)} ms`;
      const page = `${median(perPage(count)).toFixed(1)} ms a page`;
      const weight = `${Math.round(file.length / 1000)} kB`;
      const pages = pageCount(file);
      return { name: lines(count), value: `${whole}, ${pages} p., ${page}, ${weight}` };
    }),
    atMost('A page of 500 lines to one of 100', pairedRatio(perPage(500), perPage(100)), 1.5, 'x'),
  ];
}

function lines(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`;
}

function pageCount(file: Uint8Array): number {
  return new TextDecoder('latin1').decode(file).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

function invoiceOf(count: number): Printed {
  const net = 125_00;
  const lineNet = net * count;
  const vat = Math.round(lineNet * 0.21);
  const article = { quantity: 10_000, unitPrice: 12_5000, discount: 0, vatRate: 2100, net };
  const words = ['Plaat', 'multiplex', 'berken', 'op maat', 'gezaagd', 'met afgewerkte kanten'];
  return {
    kind: 'invoice',
    number: '20261100042',
    copyOf: '',
    date: '2026-11-20',
    dueDate: '2026-12-04',
    deliveryDate: '2026-11-20',
    reference: 'PO 118',
    remarks: 'Bedankt voor uw bestelling.',
    seller: {
      name: 'Schrijnwerkerij Ons Hout BV',
      street: 'Nijverheidslaan 41',
      postcode: '8500',
      city: 'Kortrijk',
      enterpriseNumber: '0999999922',
      vatLiable: true,
      register: 'Gent, afdeling Kortrijk',
      iban: 'BE71096123456769',
      bic: 'GKCCBEBB',
      phone: '',
      email: '',
      website: '',
      eInvoicesFrom: '2026-01-01',
      pdfInEInvoice: true,
    },
    buyer: {
      number: '1042',
      name: 'Brouwerij De Zwaan',
      contactName: '',
      vatNumber: 'BE 0403.170.701',
      street: 'Kouter 12',
      postcode: '9000',
      city: 'Gent',
      country: 'BE',
      countryName: 'België',
    },
    delivery: undefined,
    lines: Array.from({ length: count }, (_, index) => ({
      description: `${words.slice(0, (index % words.length) + 1).join(' ')} ${index * 7919}`,
      article,
    })),
    vatTable: [{ rate: 2100, taxable: lineNet, vat }],
    totals: { lineNet, allowance: 0, net: lineNet, vat, total: lineNet + vat },
    discount: 0,
    legalMention: '',
    balance: lineNet + vat,
  };
}
