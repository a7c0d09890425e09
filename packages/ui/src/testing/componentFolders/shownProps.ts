/** What components were given: by the name of the component, then of the prop. */
export type ShownProps = Map<string, Map<string, Set<unknown>>>;

/** Stands for a prop that was left out. */
const leftOut = Symbol('left out');

/** Remembers what a component is given. */
export function noteShown(shown: ShownProps, component: string, props: Record<string, unknown>) {
  const known = shown.get(component) ?? new Map<string, Set<unknown>>();
  shown.set(component, known);
  const had = [...known.keys()];
  for (const [name, value] of Object.entries(props)) {
    if (value !== undefined) known.set(name, (known.get(name) ?? newcomer(known)).add(value));
  }
  for (const name of had) if (props[name] === undefined) known.get(name)?.add(leftOut);
  known.set('', new Set([leftOut]));
}

/** A prop that is given for the first time was left out until now, if the component was seen. */
function newcomer(known: Map<string, Set<unknown>>): Set<unknown> {
  return new Set(known.has('') ? [leftOut] : []);
}

/** A value that a prop can have. */
export interface Choice {
  component: string;
  prop: string;
  values: readonly unknown[];
  /** The value of a prop that is left out. */
  fallback: unknown;
}

/** The values that no story shows, one sentence each. */
export function unshownValues(shown: ShownProps, choices: readonly Choice[]): string[] {
  return choices.flatMap(({ component, prop, values, fallback }) => {
    const known = shown.get(component);
    if (!known) return [`no story shows ${component}`];
    const given = known.get(prop) ?? new Set([leftOut]);
    return values
      .filter((value) => !given.has(value) && !(given.has(leftOut) && value === fallback))
      .map((value) => `no story shows ${component} with ${prop} ${JSON.stringify(value)}`);
  });
}

/** The default of a prop according to the sources of its component; false for a flag. */
export function fallbackOf(texts: readonly string[], prop: string, isFlag: boolean): unknown {
  const pattern = new RegExp(`[{,\\s]${prop}(?:: \\w+)? = (?:'([^']*)'|(true|false))[,\\s]`);
  const [, text, flag] = texts.map((source) => pattern.exec(source)).find(Boolean) ?? [];
  if (text !== undefined) return text;
  if (flag !== undefined) return flag === 'true';
  return isFlag ? false : undefined;
}
