import { constLists } from './componentFaults.ts';

/** A prop as its type declares it. */
export interface DeclaredProp {
  name: string;
  /** Its type, as it is written. */
  type: string;
  /** Whether it has a doc comment. */
  isDocumented: boolean;
}

/** The props that an interface declares itself, and the interfaces that it takes more from. */
interface Declaration {
  props: readonly DeclaredProp[];
  parents: readonly { name: string; only?: readonly string[] }[];
}

/** What the types of the package declare: read from texts that the formatter wrote. */
export interface Declarations {
  /** Names of the exported interfaces whose name ends in `Props`. */
  propsTypes: readonly string[];
  /** The props of an interface, inherited ones too. */
  propsOf: (type: string) => readonly DeclaredProp[];
  /** The values that a type can have, when there are few of them. */
  valuesOf: (type: string) => readonly unknown[] | undefined;
}

/** Reads what the types in some texts declare. */
export function readDeclarations(texts: readonly string[]): Declarations {
  const interfaces = new Map(texts.flatMap(interfacesOf));
  const lists = new Map(texts.flatMap((text) => [...constLists(text)]));
  const aliases = new Map(
    texts.flatMap((text) =>
      Array.from(
        text.matchAll(/^(?:export )?type (\w+) = ([^;]+);/gm),
        ([, name = '', type = '']) => [name, type] as const,
      ),
    ),
  );

  function propsOf(type: string): readonly DeclaredProp[] {
    const declaration = interfaces.get(type);
    if (!declaration) throw new Error(`No interface is called ${type}`);
    const inherited = declaration.parents.flatMap(({ name, only }) =>
      propsOf(name).filter((prop) => !only || only.includes(prop.name)),
    );
    const own = new Set(declaration.props.map((prop) => prop.name));
    return [...declaration.props, ...inherited.filter((prop) => !own.has(prop.name))];
  }

  function valuesOf(type: string): readonly unknown[] | undefined {
    if (type === 'boolean') return [true, false];
    const list = /^\(typeof (\w+)\)\[number\]$/.exec(type)?.[1];
    if (list !== undefined) return lists.get(list);
    const [, owner, prop] = /^(\w+)\['([\w-]+)'\]$/.exec(type) ?? [];
    if (owner !== undefined && interfaces.has(owner)) {
      const found = propsOf(owner).find(({ name }) => name === prop);
      return found && valuesOf(found.type);
    }
    const parts = type
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.every((part) => /^'[^']*'$/.test(part)))
      return parts.map((part) => part.slice(1, -1));
    const others = parts.filter((part) => part !== 'undefined' && part !== 'null');
    if (others.length === 1 && others.length < parts.length) return valuesOf(others[0] ?? '');
    const alias = aliases.get(type);
    return alias === undefined ? undefined : valuesOf(alias);
  }

  return {
    propsTypes: [...interfaces.keys()].filter((name) => name.endsWith('Props')),
    propsOf,
    valuesOf,
  };
}

function interfacesOf(text: string): [string, Declaration][] {
  const found = text.matchAll(
    /^export interface (\w+)(?:<[^{]*?>)?(?: extends ([^{]+?))? (?:\{\}|\{\n([\s\S]*?)\n\})/gm,
  );
  return Array.from(found, ([, name = '', parents = '', body = '']) => [
    name,
    { props: membersOf(body), parents: parentsOf(parents) },
  ]);
}

/** `Parent<X>`, `Pick<Parent, 'a' | 'b'>`. Types of React and of HTML are not ours to show. */
function parentsOf(text: string): Declaration['parents'] {
  const picked = /^Pick<\s*(\w+)(?:<[^>]*>)?,\s*([^>]+)>$/.exec(text);
  if (picked) {
    const only = Array.from((picked[2] ?? '').matchAll(/'([^']+)'/g), ([, name = '']) => name);
    return [{ name: picked[1] ?? '', only }];
  }
  const name = /^(\w+)/.exec(text)?.[1];
  return name === undefined || name === 'Omit' ? [] : [{ name }];
}

function membersOf(body: string): DeclaredProp[] {
  const lines = body.split('\n');
  return lines.flatMap((line, index) => {
    const [, name, start = ''] = /^ {2}'?([\w-]+)'?\??: ?(.*)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const rest = lines.slice(index + 1);
    const end = start.endsWith(';') ? 0 : rest.findIndex((one) => one.endsWith(';')) + 1;
    const type = [start, ...rest.slice(0, end)].map((part) => part.trim()).join(' ');
    const isDocumented = (lines[index - 1] ?? '').trimEnd().endsWith('*/');
    return [{ name, type: type.replace(/;$/, '').trim(), isDocumented }];
  });
}
