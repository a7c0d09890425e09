import type { Call } from '../calls/Call.ts';

/** A path as the document writes it, and what it calls the parameters of a call. */
export interface PathTemplate {
  readonly path: string;
  nameOf(parameter: string): string;
}

const parameter = /\{(\w+)\}/g;

/**
 * The paths of calls as OpenAPI wants them: two that differ only in the name of a parameter are one
 * path, whose parameter has both names (`{kindOrId}`). The name of a parameter does not travel.
 */
export function pathTemplates(calls: readonly Call[]): (call: Call) => PathTemplate {
  return (call) => {
    const alike = calls.filter((other) => shapeOf(other) === shapeOf(call)).map(parametersOf);
    const own = parametersOf(call);
    const joined = own.map((_, place) => joinedName(alike.map((names) => names[place] ?? '')));
    const nameOf = (name: string) => joined[own.indexOf(name)] ?? name;
    return {
      path: call.path.replace(parameter, (_, name: string) => `{${nameOf(name)}}`),
      nameOf,
    };
  };
}

function shapeOf({ path }: Call): string {
  return path.replace(parameter, '{}');
}

function parametersOf({ path }: Call): string[] {
  return [...path.matchAll(parameter)].map(([, name = '']) => name);
}

function joinedName(names: readonly string[]): string {
  const [first = '', ...others] = [...new Set(names)];
  return [first, ...others.map((name) => `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`)].join(
    '',
  );
}
