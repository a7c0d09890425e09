import type { Arithmetic } from './Arithmetic.ts';

/** A line in whole thousandths, ten-thousandths of a euro and hundredths of a percent. */
export interface PeerLine {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discount: number;
  readonly vatRate: number;
}

export interface PeerDocument {
  readonly discount: number;
  readonly defaultMargin: number;
  readonly lines: readonly PeerLine[];
}

const hundred = 100_00;

/**
 * The fields of the engine's calculateDocument with another library's arithmetic: every field of every
 * line, the VAT table, the totals and the apportioned columns, each rounded once.
 */
export function calculateWith<Money>(peer: Arithmetic<Money>, document: PeerDocument): PeerResult {
  const zero = peer.money(0, 2);
  const kept = hundred - document.discount;
  const lines = document.lines.map((line) => ({ line, amounts: ownAmounts(peer, document, line) }));
  const rates = [...new Set(document.lines.map(({ vatRate }) => vatRate))].sort((a, b) => a - b);
  const sum = (amounts: readonly Money[]): Money => amounts.reduce(peer.add, zero);
  const rows = rates.map((rate) => {
    const members = lines.filter(({ line }) => line.vatRate === rate);
    const nets = members.map(({ amounts }) => amounts.net);
    const lineNet = sum(nets);
    const allowance = peer.round(peer.times(lineNet, document.discount, 4));
    const taxable = peer.subtract(lineNet, allowance);
    const vat = peer.round(peer.times(taxable, rate, 4));
    const vat0 = peer.round(peer.times(lineNet, rate, 4));
    const gross = apportion(peer, nets, hundred + rate, peer.add(lineNet, vat0));
    const finalNet = apportion(peer, nets, kept, taxable);
    const finalGross = apportion(peer, finalNet, hundred + rate, peer.add(taxable, vat));
    return { rate, members, lineNet, allowance, taxable, vat, vat0, gross, finalNet, finalGross };
  });
  const shares = new Map<PeerLine, Money[]>();
  for (const { members, gross, finalNet, finalGross } of rows) {
    members.forEach(({ line }, place) => {
      shares.set(
        line,
        [gross, finalNet, finalGross].map((column) => column[place] ?? zero),
      );
    });
  }
  const lineNet = sum(rows.map((row) => row.lineNet));
  const net = sum(rows.map((row) => row.taxable));
  const vat = sum(rows.map((row) => row.vat));
  const vat0 = sum(rows.map((row) => row.vat0));
  const allowance = sum(rows.map((row) => row.allowance));
  return {
    lines: lines.map(({ line, amounts }) => [
      ...amounts.percents,
      ...amounts.money.map(peer.cents),
      ...(shares.get(line) ?? []).map(peer.cents),
    ]),
    totals: [lineNet, allowance, net, vat, peer.add(net, vat), vat0, peer.add(lineNet, vat0)].map(
      peer.cents,
    ),
  };
}

/** Results in the order of the peers: hundredths of percents and cents. */
export interface PeerResult {
  readonly lines: readonly (readonly number[])[];
  readonly totals: readonly number[];
}

interface OwnAmounts<Money> {
  readonly net: Money;
  readonly percents: readonly number[];
  readonly money: readonly Money[];
}

function ownAmounts<Money>(
  peer: Arithmetic<Money>,
  { discount, defaultMargin }: PeerDocument,
  line: PeerLine,
): OwnAmounts<Money> {
  const { money, round, subtract, times } = peer;
  const price = money(line.unitPrice, 4);
  const netPrice = times(price, hundred - line.discount, 4);
  const finalPrice = times(netPrice, hundred - discount, 4);
  const vat = hundred + line.vatRate;
  const list = times(price, line.quantity, 3);
  const net = round(times(netPrice, line.quantity, 3));
  const purchase = round(times(price, hundred - defaultMargin, 4));
  const margins = [price, netPrice, finalPrice].map((amount) => subtract(amount, purchase));
  const whole = money(hundred, 2);
  const left = times(times(whole, hundred - line.discount, 4), hundred - discount, 4);
  return {
    net,
    percents: [
      peer.cents(round(subtract(whole, left))),
      ...[price, netPrice, finalPrice].map((amount, index) =>
        peer.percentOf(margins[index] ?? amount, amount),
      ),
    ],
    money: [
      round(times(price, vat, 4)),
      round(netPrice),
      round(times(netPrice, vat, 4)),
      round(finalPrice),
      round(list),
      round(times(list, vat, 4)),
      net,
      subtract(round(price), round(netPrice)),
      subtract(round(list), net),
      purchase,
      ...margins.map(round),
      ...margins.map((margin) => round(times(margin, line.quantity, 3))),
    ],
  };
}

/** Cut towards zero; the cents left go to the largest rests, the earlier first. */
function apportion<Money>(
  peer: Arithmetic<Money>,
  weights: readonly Money[],
  factor: number,
  total: Money,
): Money[] {
  const shares = weights.map((weight) => peer.times(weight, factor, 4));
  const cuts = shares.map(peer.cut);
  const left = peer.cents(peer.subtract(total, cuts.reduce(peer.add, peer.money(0, 2))));
  const cent = peer.money(Math.sign(left), 2);
  const rests = shares.map((share, index) => peer.subtract(share, cuts[index] ?? share));
  const ranked = rests
    .map((_, index) => index)
    .sort((a, b) => {
      const [first, second] = [rests[a], rests[b]];
      if (first === undefined || second === undefined) return 0;
      return left < 0 ? peer.compare(first, second) : peer.compare(second, first);
    });
  for (const index of ranked.slice(0, Math.abs(left))) {
    cuts[index] = peer.add(cuts[index] ?? cent, cent);
  }
  return cuts;
}
