import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/root.ts';

const ui = path.join(root, 'packages', 'ui');

/** What one imports of a room of packages/ui, in Markdown: each name with its type and the types it is made of. */
export function interfaceOfRoom(room: string): string {
  const api = readFileSync(path.join(ui, 'api.md'), 'utf8');
  const told = (name: string) =>
    new RegExp(String.raw`^### ${name}\n\n\`{3}ts\n([\s\S]*?)^\`{3}$`, 'm')
      .exec(api)?.[1]
      ?.trimEnd();
  const blocks = new Map<string, string>();
  const wanted = exportedNames(room);
  for (const name of wanted) {
    const block = told(name);
    if (block === undefined || blocks.has(name)) continue;
    blocks.set(name, block);
    wanted.push(...typesIn(block).filter((type) => isType(told(type))));
  }
  return [
    '## Interface',
    `Values come from \`@facturatie/ui/${room}\` or \`@facturatie/ui\`.`,
    `\`\`\`ts\n${[...blocks.values()].join('\n\n')}\n\`\`\``,
  ].join('\n\n');
}

/** The names in a declaration that can be types or lists of values, without those that its comments speak of. */
const typesIn = (block: string): string[] =>
  block.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/\b[A-Z]\w+|(?<=typeof )\w+/g) ?? [];

const isType = (block: string | undefined): boolean =>
  block !== undefined &&
  /^export (?:interface|type) |^export declare const \w+: readonly \[/m.test(block);

/** What a room exports by its door, in the order of the door. */
function exportedNames(room: string): string[] {
  const door = readFileSync(path.join(ui, 'src', 'components', room, 'index.ts'), 'utf8');
  return Array.from(door.matchAll(/export (?:type )?\{([^}]*)\}/g), ([, list = '']) =>
    list
      .split(',')
      .map((name) => name.replace(/^\s*type\s/, '').trim())
      .filter((name) => name !== ''),
  ).flat();
}
