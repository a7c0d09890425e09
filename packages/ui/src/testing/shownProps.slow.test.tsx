import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';
import { readDeclarations } from './componentFolders/declaredProps.ts';
import {
  fallbackOf,
  noteShown,
  unshownValues,
  type Choice,
  type ShownProps,
} from './componentFolders/shownProps.ts';
import { storyElements } from './storyElements.tsx';

const shown = vi.hoisted<ShownProps>(() => new Map());

type MakeElement = (
  type: unknown,
  props: Record<string, unknown> | null,
  ...rest: unknown[]
) => unknown;

/** Makes elements as before, and remembers what our own modules give to components. */
async function noting(make: MakeElement): Promise<MakeElement> {
  // What is imported above is not there yet when the first story makes its elements.
  const { noteShown: note } = await import('./componentFolders/shownProps.ts');
  return (type, props, ...rest) => {
    if (typeof type === 'function') note(shown, type.name, props ?? {});
    return make(type, props, ...rest);
  };
}

vi.mock('react/jsx-dev-runtime', async (importOriginal) => {
  const original = await importOriginal<{ jsxDEV: MakeElement }>();
  return { ...original, jsxDEV: await noting(original.jsxDEV) };
});
// What has its key after other props is made by the older function.
vi.mock('react', async (importOriginal) => {
  const original = await importOriginal<{ createElement: MakeElement }>();
  return { ...original, createElement: await noting(original.createElement) };
});

const sources = import.meta.glob<string>(
  ['../{components,private,theme}/**/*.{ts,tsx}', '!../**/*.{css,test,stories}.*'],
  { query: '?raw', import: 'default', eager: true },
);
const { propsTypes, propsOf, valuesOf } = readDeclarations(Object.values(sources));

/** Has the defaults of what all fields have. */
const frame = sources['../components/Field/FieldParts.tsx'] ?? '';

/** Exported components, by name, with their text. */
const components = new Map(
  Object.entries(sources).flatMap(([path, source]) => {
    const [component = '', file = ''] = path.split('/').slice(-2);
    return file === `${component}.tsx` && propsTypes.includes(`${component}Props`)
      ? [[component, source]]
      : [];
  }),
);

const choices: Choice[] = Array.from(components).flatMap(([component, source]) =>
  propsOf(`${component}Props`).flatMap(({ name, type }) => {
    const values = valuesOf(type);
    if (!values) return [];
    const fallback = fallbackOf([source, frame], name, type === 'boolean');
    return [{ component, prop: name, values, fallback }];
  }),
);

test('every value of every prop is used in some story', () => {
  const stories = storyElements(import.meta.glob('../components/*/*.stories.tsx', { eager: true }));
  for (const { element } of stories) renderToString(<UiProvider>{element}</UiProvider>);
  expect(unshownValues(shown, choices)).toEqual([]);
});

test('every prop has a description, inherited ones too', () => {
  const silent = propsTypes.flatMap((type) =>
    propsOf(type).flatMap((prop) => (prop.isDocumented ? [] : [`${type}: ${prop.name}`])),
  );
  expect(silent).toEqual([]);
});

describe('what is not shown is found', () => {
  const declared = readDeclarations([
    "export const tones = ['good', 'bad'] as const;\nexport type Tone = (typeof tones)[number];",
    `export interface FrameProps {
  /** Where. */
  place?: 'above' | 'below';
  /** Shown nowhere. */
  hidden: string;
}
export interface BadgeProps extends Pick<FrameProps, 'place'> {
  /** What it means. */
  tone?: Tone | undefined;
  isBig?: boolean;
  /** Called when it is pressed. */
  onPress?: (
    event: Event,
  ) => void;
  /** Like that of another. */
  also: BadgeProps['tone'];
}`,
  ]);
  const props = declared.propsOf('BadgeProps');
  const badge = (prop: string, fallback?: unknown): Choice[] => {
    const type = props.find(({ name }) => name === prop)?.type ?? '';
    return [{ component: 'Badge', prop, values: declared.valuesOf(type) ?? [], fallback }];
  };
  const after = (...stories: Record<string, unknown>[]): ShownProps => {
    const seen: ShownProps = new Map();
    for (const given of stories) noteShown(seen, 'Badge', given);
    return seen;
  };

  test('props are read with their types, inherited ones and those of several lines too', () => {
    expect(props.map(({ name, type }) => [name, declared.valuesOf(type)])).toEqual([
      ['tone', ['good', 'bad']],
      ['isBig', [true, false]],
      ['onPress', undefined],
      ['also', ['good', 'bad']],
      ['place', ['above', 'below']],
    ]);
    expect(props.filter(({ isDocumented }) => !isDocumented).map(({ name }) => name)).toEqual([
      'isBig',
    ]);
  });

  test('a value of a list, and of a union', () => {
    const seen = after({ tone: 'good', place: 'below' });
    expect(unshownValues(seen, [...badge('tone'), ...badge('place', 'above')])).toEqual([
      'no story shows Badge with tone "bad"',
      'no story shows Badge with place "above"',
    ]);
  });

  test('a flag that is never up, or never down', () => {
    expect(unshownValues(after({}), badge('isBig', false))).toEqual([
      'no story shows Badge with isBig true',
    ]);
    expect(unshownValues(after({ isBig: true }), badge('isBig', false))).toEqual([
      'no story shows Badge with isBig false',
    ]);
    expect(unshownValues(after({ isBig: true }, {}), badge('isBig', false))).toEqual([]);
    expect(unshownValues(after({}, { isBig: true }), badge('isBig', false))).toEqual([]);
  });

  test('a component without a story', () => {
    expect(unshownValues(new Map(), badge('isBig'))).toEqual(['no story shows Badge']);
  });

  test('an absent prop counts as its default', () => {
    const source =
      "export function Badge({ tone = 'good', as: Element = 'p', isOpen = true }: P) {";
    expect(fallbackOf([source], 'tone', false)).toBe('good');
    expect(fallbackOf([source], 'as', false)).toBe('p');
    expect(fallbackOf([source], 'isOpen', true)).toBe(true);
    expect(fallbackOf([source], 'isBig', true)).toBe(false);
    expect(fallbackOf(['', source], 'tone', false)).toBe('good');
  });
});
