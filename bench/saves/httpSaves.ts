import { Agent, request } from 'node:http';

/** Saves invoices at a server, each under a key of its own. */
export interface HttpSaves {
  /** Saves one more and gives its number. */
  save(): Promise<string>;
  /** Lets go of the connections before the server does; the next save makes new ones. */
  letGo(): void;
}

/** An invoice of lines of 125 euro for the first customer of the demo. */
function invoiceOf(lineCount: number) {
  const net = 125 * lineCount;
  const vat = (2625 * lineCount) / 100;
  return {
    faVolgnummer: -1,
    Factuurnummer: 'voorlopig',
    Factuurdatum: '2026-11-20',
    Vervaldatum: '2026-12-04',
    voorziene_leverdatum: '2026-11-20',
    Klantnummer: '1001',
    NaamBedrijf: 'Klant',
    klTypeTelling: 'F',
    KortingsPercentage: 0,
    TotaalExclBTW: net,
    KortingEH: 0,
    TotaalNetto: net,
    TotaalBTW: vat,
    TotaalBedrag: net + vat,
    te_betalen: net + vat,
    TotaalBTWZNDRKRTNG: vat,
    TotaalInclBTW: net + vat,
    details: Array.from({ length: lineCount }, (_, sequence) => ({
      Volgnummer: sequence,
      mode: 'new',
      arType: 'A',
      arAard: 'B',
      Artikelnaam: `Plaat multiplex ${sequence}`,
      ArtikelHoeveelheid: 10,
      ArtikelPrijs_per_eenheid: 12.5,
      KortingsPercentage: 0,
      BTWCode: 3,
      ArtikelBTW: 21,
    })),
  };
}

/**
 * @param connections kept open to the server
 * @param lineCount of each invoice
 */
export async function openHttpSaves(
  url: string,
  connections: number,
  lineCount = 3,
): Promise<HttpSaves> {
  const { origin } = new URL(url);
  const login = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'demo', password: 'demo' }),
  });
  const { data } = (await login.json()) as { data: { token: { access_token: string } } };
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const body = Buffer.from(JSON.stringify(invoiceOf(lineCount)));
  let sent = 0;
  return {
    async save() {
      sent += 1;
      const answer = await post(`${origin}/api/v1/auth/verkoopdocumenten/factuur`, body, agent, {
        authorization: `Bearer ${data.token.access_token}`,
        'content-type': 'application/json',
        'content-length': String(body.length),
        'idempotency-key': `bench-${process.pid}-${Date.now()}-${sent}`,
      });
      const { document } = JSON.parse(answer) as { document: { Factuurnummer: string } };
      return document.Factuurnummer;
    },
    letGo: () => agent.destroy(),
  };
}

/** Sends by node:http, which costs less of the processor that the server needs too than fetch does. */
function post(
  url: string,
  body: Buffer,
  agent: Agent,
  headers: Record<string, string>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`A save is answered with ${answer.statusCode}: ${text}`));
      });
    });
    sending.on('error', reject);
    sending.end(body);
  });
}
