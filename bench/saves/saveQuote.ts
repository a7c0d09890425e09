/**
 * Saves a quote for the first customer of the demo.
 *
 * @param count how many lines it has
 * @returns its number
 */
export async function saveQuote(url: string, count: number): Promise<string> {
  const { origin } = new URL(url);
  const { data } = await call<{ data: { token: { access_token: string } } }>(
    `${origin}/api/v1/auth/login`,
    { name: 'demo', password: 'demo' },
  );
  const { document } = await call<{ document: { Factuurnummer: string } }>(
    `${origin}/api/v1/auth/verkoopdocumenten/offerte`,
    quoteOf(count),
    { authorization: `Bearer ${data.token.access_token}` },
  );
  return document.Factuurnummer;
}

function quoteOf(count: number): object {
  const [price, net] = [10, 20 * count];
  const vat = Math.round(net * 21) / 100;
  const totals = { net, vat, total: net + vat };
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
    TotaalExclBTW: totals.net,
    KortingEH: 0,
    TotaalNetto: totals.net,
    TotaalBTW: totals.vat,
    TotaalBedrag: totals.total,
    te_betalen: totals.total,
    TotaalBTWZNDRKRTNG: totals.vat,
    TotaalInclBTW: totals.total,
    details: Array.from({ length: count }, (_, sequence) => ({
      Volgnummer: sequence,
      mode: 'new',
      arType: 'A',
      arAard: sequence % 2 === 0 ? 'B' : 'S',
      Artikelnaam: `Plaatsing en afwerking ${sequence + 1}`,
      ArtikelHoeveelheid: 2,
      ArtikelPrijs_per_eenheid: price,
      KortingsPercentage: 0,
      BTWCode: 3,
      ArtikelBTW: 21,
    })),
  };
}

async function call<Answer>(
  address: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${answer}`);
  return JSON.parse(answer) as Answer;
}
