import type { Call, DecimalShape, Description, WireShape } from '@facturatie/api-contract';
import fc from 'fast-check';

/** JSON, as it is in a body, or the texts of a path or a query by their names. */
export type Wire = string | number | boolean | null | Wire[] | { [name: string]: Wire };

/** The parts of a request that a call declares, as they travel. */
export interface RequestParts {
  readonly params?: Wire;
  readonly query?: Wire;
  readonly body?: Wire;
}

/** A mutation of a valid part: a value is replaced or removed. */
interface Change {
  /** Counts the places of all parts, from the first and around. */
  readonly at: number;
  /** Undefined leaves the place out. */
  readonly to: Wire | undefined;
}

/** What a request is made of; what is known to the server (an id, a number) is filled in when it is sent. */
export interface Recipe {
  /** Whether it starts from an example that is right, when there is one. */
  readonly byExample: boolean;
  /** Otherwise: what the descriptions of the codecs promise. */
  readonly described: RequestParts;
  readonly changes: readonly Change[];
  /** Replaces the body as it is sent; undefined sends the body itself. */
  readonly rawBody: string | undefined;
  /** The hash, after the query. */
  readonly moreQuery: string;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A placeholder for an existing value on the server: replaced when the request is sent. */
export const knownNames = [
  'customer',
  'group',
  'emptyGroup',
  'invoice',
  'issued',
  'dueDate',
  'article',
  'repayable',
  'bank',
] as const;

export type KnownName = (typeof knownNames)[number];

const knownMark = (name: KnownName) => `known:${name}`;

const known = fc.constantFrom(...knownNames.map(knownMark));

/** Problematic characters, and the empty string. */
const oddCharacters = [
  '',
  ...' \u0000\u202e\ufeff./%İß',
  '\ud800',
  '\udc00x',
  'e\u0301',
  '👩‍👩‍👧',
  '..',
  '%00',
  "'; --",
];

const oddWords = ['__proto__', 'constructor', 'null', 'NaN', '1e999', '2026-02-30', '0000-00-00'];

const oddLengths = ['9'.repeat(400), 'x'.repeat(20_000), '99999-01-01'];

const oddText = fc.oneof(
  fc.constantFrom(...oddCharacters, ...oddWords, ...oddLengths),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const oddNumber = fc.oneof(
  fc.constantFrom(-1, -0, 0.1, 0.005, 1e-7, 1e15, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63)),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const oddWire: fc.Arbitrary<Wire> = fc.oneof(
  oddText,
  oddNumber,
  known,
  fc.constantFrom<Wire[]>(null, true, false, [], {}, [[]], [null], ['x'], { a: 1 }),
  fc.jsonValue({ maxDepth: 3 }).map((value) => value as Wire),
);

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2110-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

/** Generates values of a shape as clients may send them: numbers also as text, and existing values. */
function shapedWire(shape: WireShape): fc.Arbitrary<Wire> {
  switch (shape.kind) {
    case 'text':
      return fc.oneof(known, fc.string({ unit: 'grapheme' }));
    case 'decimal':
      return fc.oneof(known, decimalIn(shape), decimalIn(shape).map(String));
    case 'choice':
      return fc.constantFrom(...shape.values);
    case 'flag':
      return fc.constantFrom<Wire[]>(0, 1, true, false, '0', '1');
    case 'boolean':
      return fc.boolean();
    case 'date':
      return day;
    case 'instant':
      return day.map((text) => `${text}T09:00:00.000Z`);
    case 'file':
    case 'nothing':
      return fc.constant(null);
    default:
      return shape satisfies never;
  }
}

/** Small numbers first: anything in range is mostly far too large to be right together. */
function decimalIn({ decimals, minimum, maximum }: DecimalShape): fc.Arbitrary<number> {
  const small = { min: Math.max(minimum, 0), max: Math.min(maximum, 120 * 10 ** decimals) };
  const units = fc.oneof(fc.integer(small), fc.integer({ min: minimum, max: maximum }));
  return units.map((unit) => unit / 10 ** decimals);
}

/** Values that are valid by themselves according to the codec's description; combinations may be invalid. */
function describedWire(description: Description): fc.Arbitrary<Wire> {
  if (description.kind === 'list') {
    return fc.array(describedWire(description.item), { maxLength: 3 });
  }
  if (description.kind === 'scalar') return shapedWire(description.shape);
  const parts = description.fields.map(({ wireName, description: inner }) =>
    wireName === undefined
      ? (describedWire(inner) as fc.Arbitrary<{ [name: string]: Wire }>)
      : describedWire(inner).map((value) => ({ [wireName]: value })),
  );
  return fc.tuple(...parts).map((wires) => Object.assign({}, ...wires) as Wire);
}

const headers = fc.record(
  {
    'if-match': fc.constantFrom(
      '"1-1"',
      '"2-1"',
      '"0"',
      'W/"1"',
      '*',
      '"',
      '"99999999999999999999"',
      '1',
    ),
    'idempotency-key': fc.constantFrom('a', 'é', 'x'.repeat(201), 'k 1', '"1"'),
    'accept-language': fc.constant('fr'),
  },
  { requiredKeys: [] },
);

const deeplyNested = '['.repeat(20_000) + ']'.repeat(20_000);

const rawBody = fc.oneof(
  fc.constantFrom('', '{', 'null', '[]', '"x"', '1', '{"a":}', '\ufeff{}', deeplyNested),
  fc.constant(`{"x":"${'x'.repeat(1024 * 1024)}"}`),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.json(),
);

/** Mostly the usual value, so that odd values come one at a time. */
function mostly<T>(usual: T, odd: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  to: fc.option(oddWire, { nil: undefined, freq: 6 }),
});

/** The example of a call, sent as it is. */
export const exampleRecipe: Recipe = {
  byExample: true,
  described: {},
  changes: [],
  rawBody: undefined,
  moreQuery: '',
  contentType: 'application/json',
  headers: {},
};

/** Requests to a call, right and wrong in every way. */
export function recipes({ params, query, body }: Call): fc.Arbitrary<Recipe> {
  const parts = Object.entries({ params, query, body }).flatMap(([name, codec]) =>
    codec ? [[name, describedWire(codec.description)] as const] : [],
  );
  return fc.record({
    byExample: fc.oneof(fc.constant(true), fc.boolean()),
    described: fc.record(Object.fromEntries(parts)),
    changes: fc.oneof(fc.constant([]), fc.array(change, { maxLength: 3 })),
    rawBody: mostly<string | undefined>(undefined, rawBody),
    moreQuery: mostly(
      '',
      fc.constantFrom('&page=%', '&q=%00', '&q=%ed%a0%80', '&page=1&page=2', '&__proto__=1', '&=&'),
    ),
    contentType: mostly(
      'application/json',
      fc.constantFrom('text/plain', '', 'application/json; charset=x'),
    ),
    headers: mostly({}, headers),
  });
}

/** The parts with the changes of a recipe, and every known thing by its value. */
export function changedParts(
  parts: RequestParts,
  changes: readonly Change[],
  values: Readonly<Record<KnownName, string | number>>,
): RequestParts {
  const copy = structuredClone(parts) as { [name: string]: Wire };
  for (const { at, to } of changes) {
    const places = placesIn(copy).filter(({ depth }) => depth > 0);
    const place = places[at % places.length];
    if (place === undefined) continue;
    if (to !== undefined) Reflect.set(place.holder, place.name, structuredClone(to));
    else Reflect.deleteProperty(place.holder, place.name);
  }
  return JSON.parse(JSON.stringify(copy), (_name, value: unknown) => {
    const name = knownNames.find((each) => knownMark(each) === value);
    return name === undefined ? value : values[name];
  }) as RequestParts;
}

interface Place {
  readonly holder: object;
  readonly name: string;
  readonly depth: number;
}

function placesIn(holder: object, depth = 0): Place[] {
  return Object.entries(holder).flatMap(([name, value]: [string, unknown]) => [
    { holder, name, depth },
    ...(typeof value === 'object' && value !== null ? placesIn(value, depth + 1) : []),
  ]);
}
