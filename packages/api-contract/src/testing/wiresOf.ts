import * as fc from 'fast-check';
import type { Description } from '../codec/Description.ts';
import { entities } from '../entities/entities.ts';
import { salesDocumentLine } from '../entities/salesDocumentLine.ts';
import {
  wireDecimal,
  wireEmail,
  wireOfShape,
  wireRequiredText,
  wireText,
} from './wirePrimitives.ts';

type Wire = Record<string, unknown>;

/** Field constraints of rules by wire name, which descriptions do not contain. */
type Ruled = Readonly<Record<string, fc.Arbitrary<unknown>>>;

const formAmount = wireDecimal(2, 0, 99_999_999_999_99);

const totals = [
  'TotaalExclBTW',
  'KortingEH',
  'TotaalNetto',
  'TotaalBTW',
  'TotaalBedrag',
  'te_betalen',
  'TotaalBTWZNDRKRTNG',
  'TotaalInclBTW',
];

const lineAmounts = [
  'arVPINCLBTW',
  'fdarNettoPrijsExclBTW',
  'fdarNettoPrijsInclBTW',
  'fdarNettoPrijsExclBTWNet',
  'fdTotPrijsExclBTW',
  'fdTotPrijsInclBTW',
  'ArtikelNetto',
  'ArtikelBruto',
  'fdArtikelNettoNet',
  'fdArtikelBrutoNet',
  'fdarKortingExBTW',
  'fdTotKortingExBTW',
  'fdarAankoop_prijs',
];

const all = (names: readonly string[], arbitrary: fc.Arbitrary<unknown>): Ruled =>
  Object.fromEntries(names.map((name) => [name, arbitrary]));

const line = objectOf(salesDocumentLine.description, {
  Volgnummer: fc.nat(),
  arAard: fc.constantFrom('B', 'S'),
  ArtikelHoeveelheid: wireDecimal(3, 0, 999_999_999),
  ArtikelPrijs_per_eenheid: wireDecimal(2, 0, 99_999_999_99),
  ...all(lineAmounts, fc.option(formAmount)),
});

/** A document has a line that counts. */
const lines = fc
  .array(line, { minLength: 1, maxLength: 4 })
  .map(([first, ...others]) => [{ ...first, mode: 'new' }, ...others]);

const ruledByEntity: Readonly<Record<string, Ruled>> = {
  customerForm: {
    Klantnummer: wireRequiredText.filter((text) => Array.from(text).length <= 50),
    Emailadres: wireEmail,
    klLevEmailadres: wireEmail,
  },
  listQuery: { q: wireText.map((text) => text.trim()) },
  salesDocumentQuery: { q: wireText.map((text) => text.trim()) },
  paymentForm: { Bedrag: formAmount, Type: fc.constant('K') },
  salesDocumentForm: {
    faVolgnummer: fc.integer({ min: -1 }),
    details: lines,
    ...all(totals, formAmount),
  },
};

/** Values of an entity as they travel. */
export function wiresOf(name: string): fc.Arbitrary<Wire> {
  const entity = entities.find((one) => one.name === name);
  if (entity === undefined) throw new Error(`no entity ${name}`);
  const wires = objectOf(entity.codec.description, ruledByEntity[name] ?? {});
  if (name !== 'paymentForm') return wires;
  return wires.map((payment) => ({ ...payment, Toegekend: payment['Bedrag'] }));
}

function objectOf(description: Description, ruled: Ruled): fc.Arbitrary<Wire> {
  if (description.kind !== 'object') throw new Error('Only objects travel by themselves');
  const parts = description.fields.map(({ wireName, description: inner }) =>
    wireName === undefined
      ? objectOf(inner, ruled)
      : fc.record({ [wireName]: ruled[wireName] ?? wireOf(inner) }),
  );
  return fc.tuple(...parts).map((wires) => Object.assign({}, ...wires) as Wire);
}

function wireOf(description: Description): fc.Arbitrary<unknown> {
  if (description.kind === 'object') return objectOf(description, {});
  if (description.kind === 'list') return fc.array(wireOf(description.item), { maxLength: 4 });
  const { shape, absent, required } = description;
  if (required && shape.kind === 'text') return wireRequiredText;
  return absent?.reads === null && !required ? fc.option(wireOfShape(shape)) : wireOfShape(shape);
}
