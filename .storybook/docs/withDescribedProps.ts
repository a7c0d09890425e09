import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';
import api from '../../packages/ui/api.md?raw';
import { declarationsIn } from '../../scripts/documents/api/apiText.ts';

/** A prop as packages/ui/api.md describes it. */
interface ApiProp {
  description: string;
  type: string;
  isRequired: boolean;
}

/** Type names from react-docgen without information. */
const vague = new Set(['union', 'intersection', 'unknown', '']);

const declarations = declarationsIn(api);

/** Adds the props and types that react-docgen does not resolve (`Pick`, `Omit`, type parameters), from api.md. */
export const withDescribedProps: ArgTypesEnhancer = ({ title, argTypes }) => {
  const [section, component = ''] = title.split('/');
  if (section !== 'Components') return argTypes;
  const described: StrictArgTypes = {};
  for (const [name, { description, type, isRequired }] of propsInApi(`${component}Props`)) {
    const known = argTypes[name];
    const isVague = vague.has(known?.table?.type?.summary ?? '');
    if (known?.description && !isVague) continue;
    const table = { ...known?.table, ...(isVague && { type: { summary: type } }) };
    const value = { name: 'other' as const, value: type, required: isRequired };
    described[name] = { name, control: false, type: value, ...known, description, table };
  }
  return { ...argTypes, ...described };
};

/** The props of a type such as 'ButtonProps', with those of the types it extends, picks or omits from. */
export function propsInApi(name: string): [name: string, prop: ApiProp][] {
  const head =
    /^(?:interface|type) \w+(?:<[^>\n]*>)?(?: extends ([^\n]*?) \{\}?$| \{$| = ([^\n]*);$)([^]*)/m;
  const [, parents = '', alias = '', body = ''] = head.exec(declarations.get(name) ?? '') ?? [];
  // Separated by commas, but not by those between angle brackets.
  const inherited = (parents || alias).split(/, *(?![^<]*>)/).flatMap((type) => {
    const [, how, from = '', keys = ''] = /^(Pick|Omit)<(\w+)[^,]*, (.+)>$/.exec(type) ?? [];
    if (!how) return type === '' ? [] : propsInApi(/^\w+/.exec(type)?.[0] ?? '-');
    return propsInApi(from).filter(([key]) => keys.includes(`'${key}'`) === (how === 'Pick'));
  });
  const members = body.matchAll(
    /^ {2}\/\*\* (.*?) \*\/ (?:readonly )?'?([\w-]+)'?(\?)?: (.*?) ?[;{]?$/gm,
  );
  const own = Array.from(
    members,
    ([, description = '', key = '', optional, type = '']): [string, ApiProp] => [
      key,
      { description, type, isRequired: optional === undefined },
    ],
  );
  return [...inherited, ...own];
}
