import path from 'node:path';
import type { Description, Entity } from '@facturatie/api-contract';
import { root } from '../../root.ts';

/** The path of the glossary. */
export const glossaryFile = path.join(root, 'docs', 'glossary.md');

const introduction = `# Glossary

One English word per thing in the code, and the name it has on the wire. Written by \`npm run generate -- glossary\` from the codecs in \`packages/api-contract/src/entities\`: change it there. § is a section of the product specification.

Amounts, percentages and quantities travel as JSON numbers and are whole numbers in the code: \`Cents\`, hundredths of a percent, thousandths. Decimal text is read as well. A date is \`yyyy-mm-dd\`. Text that is absent or null is read as empty text. A form names the rules it is held against when it arrives: they stand in the [SPEC.md](../packages/invoice-engine/SPEC.md#v-validation) of the engine.
`;

/** The glossary of these entities, as Markdown. */
export function glossaryText(entities: readonly Entity[]): string {
  const names = new Map(entities.map(({ name, codec }) => [codec.description, name]));
  const sections = entities.map(({ name, codec, source }) => {
    const rows = rowsOf(codec.description, names);
    return [
      `## ${name}`,
      '',
      `Source: ${source}.`,
      '',
      '| English | Wire | Type |',
      '|---|---|---|',
      ...rows.map((cells) => `| ${cells.join(' | ')} |`),
      '',
    ].join('\n');
  });
  return [introduction, ...sections].join('\n');
}

type Names = ReadonlyMap<Description, string>;

/** A row for each field. An object without a name of its own is shown by its fields, in its place. */
function rowsOf(
  description: Description,
  names: Names,
  englishPrefix = '',
  wirePrefix = '',
): string[][] {
  if (description.kind !== 'object') return [];
  return description.fields.flatMap(({ name, wireName, description: inner }) => {
    const english = `${englishPrefix}${name}`;
    const wire = wireName && `${wirePrefix}${wireName}`;
    if (inner.kind === 'object' && !names.has(inner)) {
      return rowsOf(inner, names, `${english}.`, wire ? `${wire}.` : wirePrefix);
    }
    const type = typeOf(inner, names);
    return [
      wire
        ? [`\`${english}\``, `\`${wire}\``, type]
        : [`\`${english}\``, '', `${type}, its fields inlined`],
    ];
  });
}

function typeOf(description: Description, names: Names): string {
  if (description.kind === 'scalar') return description.type;
  if (description.kind === 'list') return `list of ${typeOf(description.item, names)}`;
  const name = names.get(description);
  if (name === undefined) throw new Error('An object in a list needs a name of its own.');
  return `[${name}](#${name.toLowerCase()})`;
}
