/** A prop as the published interface tells of it. */
export interface ApiProp {
  description: string;
  type: string;
  isRequired: boolean;
}

type Props = Readonly<Record<string, ApiProp>>;

/**
 * The props of a component by `api.md`, with those it takes over from other types: `extends`, `Pick` and `Omit`. For
 * what react-docgen does not find: it follows no `Pick` or `Omit`, and no type parameters.
 *
 * @param api the text of api.md
 * @param component its name; one without props of its own has none
 */
export function propsInApi(api: string, component: string): Props {
  return propsOfType(api, `${component}Props`);
}

function propsOfType(api: string, name: string): Props {
  const declared = new RegExp(
    String.raw`^export (?:interface|type) ${name}\b(?:<[^>\n]*>)?(?: extends ([^\n]*?) \{$| \{$| = ([^\n]*);$)([\s\S]*?)^\`\`\`$`,
    'm',
  ).exec(api);
  if (!declared) return {};
  const [, parents = '', alias = '', body = ''] = declared;
  const taken = topLevel(parents === '' ? alias : parents).map((type) =>
    propsOfExpression(api, type),
  );
  return Object.fromEntries(
    [...taken, propsInBody(body)].flatMap((props) => Object.entries(props)),
  );
}

/** The props of `Name`, `Name<T>`, `Pick<Name, 'a' | 'b'>` or `Omit<Name, 'a'>`. */
function propsOfExpression(api: string, type: string): Props {
  const chosen = /^(Pick|Omit)<(\w+)[^,]*, (.+)>$/.exec(type);
  if (!chosen) return propsOfType(api, /^\w+/.exec(type)?.[0] ?? '');
  const [, how, from = '', keys = ''] = chosen;
  const names = Array.from(keys.matchAll(/'(\w+)'/g), ([, key]) => key);
  return Object.fromEntries(
    Object.entries(propsOfType(api, from)).filter(
      ([name]) => names.includes(name) === (how === 'Pick'),
    ),
  );
}

/** Divides a list at its commas, but not at those between angle brackets. */
function topLevel(list: string): string[] {
  const parts = list.split(/,(?![^<]*>)/);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function propsInBody(body: string): Props {
  const members = body.matchAll(
    /^ {2}\/\*\*([\s\S]*?)\*\/\n {2}(?:readonly )?'?([\w-]+)'?(\?)?: ([^\n]*?)[;{]?$/gm,
  );
  return Object.fromEntries(
    Array.from(members, ([, comment = '', name = '', optional, type = '']) => [
      name,
      {
        description: comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim(),
        type: type.trim(),
        isRequired: optional === undefined,
      },
    ]),
  );
}
