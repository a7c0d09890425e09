import { readFileSync } from 'node:fs';
import path from 'node:path';
import { declarationsIn } from '../../scripts/documents/api/apiText.ts';
import { root } from '../../scripts/root.ts';

const ui = path.join(root, 'packages', 'ui');

/** What one imports of a component of packages/ui, in Markdown: each name with its type and the types it is made of. */
export function componentInterface(component: string): string {
  const declarations = declarationsIn(readFileSync(path.join(ui, 'api.md'), 'utf8'));
  const blocks = new Map<string, string>();
  const wanted = exportedNames(component);
  for (const name of wanted) {
    const block = declarations.get(name);
    if (block === undefined || blocks.has(name)) continue;
    blocks.set(name, block);
    wanted.push(...typesIn(block).filter((type) => isType(declarations.get(type))));
  }
  return [
    '## Interface',
    `Values come from \`@facturatie/ui/${component}\` or \`@facturatie/ui\`.`,
    `\`\`\`ts\n${[...blocks.values()].join('')}\`\`\``,
  ].join('\n\n');
}

/** The names in a declaration that can be types or lists of values, without those that its comments speak of. */
const typesIn = (block: string): string[] =>
  block.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/\b[A-Z]\w+|(?<=typeof )\w+/g) ?? [];

const isType = (block: string | undefined): boolean =>
  block !== undefined && /^(?:interface|type) |^const \w+: readonly \[/m.test(block);

/** What a component exports from its entry point, in that order. */
function exportedNames(component: string): string[] {
  const entryPoint = readFileSync(path.join(ui, 'src/components', component, 'index.ts'), 'utf8');
  return Array.from(entryPoint.matchAll(/export (?:type )?\{([^}]*)\}/g), ([, list = '']) =>
    list
      .split(',')
      .map((name) => name.replace(/^\s*type\s/, '').trim())
      .filter((name) => name !== ''),
  ).flat();
}
