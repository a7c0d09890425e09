import { type ESTree, parseSync } from 'vite';

/**
 * What installers can use, from an api.md: every exported name, and every member of exported types, with
 * what is said of it but for comments. `@facturatie/ui ButtonProps.isPending` is `isPending?: boolean`.
 */
export function publicThings(apiMd: string): Map<string, string> {
  return new Map(
    apiMd.split(/^## /m).flatMap((section) => {
      const [specifier = ''] = section.split('\n');
      return Array.from(section.matchAll(/^### ([^\n]+)\n\n```ts\n(.*?)^```$/gms)).flatMap(
        ([, name = '', code = '']) => thingsIn(`${specifier} ${name}`, code),
      );
    }),
  );
}

function thingsIn(name: string, code: string): [string, string][] {
  const { program, comments } = parseSync('api.d.ts', code, { astType: 'ts' });
  const said = ({ start, end }: ESTree.Span): string =>
    comments
      .filter((comment) => comment.start >= start && comment.end <= end)
      .toReversed()
      .reduce(
        (text, comment) => text.slice(0, comment.start - start) + text.slice(comment.end - start),
        code.slice(start, end),
      )
      .replaceAll(/\s+/g, ' ')
      .replace(/[;,]$/, '')
      .trim();
  const members = program.body.flatMap(membersOf);
  if (members.length === 0) return [[name, program.body.map(said).join(' ')]];
  const head = code.slice(program.body[0]?.start ?? 0).replace(/\{.*$/s, '');
  return [
    [name, head.replaceAll(/\s+/g, ' ').trim()],
    ...members.flatMap((member): [string, string][] => {
      const key = 'key' in member ? said(member.key).replaceAll(/['"]/g, '') : said(member);
      return [[`${name}.${key}`, said(member)]];
    }),
  ];
}

/** The members of an interface, or of a type that is written out. */
function membersOf(statement: ESTree.Statement | ESTree.Directive): ESTree.TSSignature[] {
  if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
    return membersOf(statement.declaration);
  }
  if (statement.type === 'TSInterfaceDeclaration') return statement.body.body;
  if (statement.type !== 'TSTypeAliasDeclaration') return [];
  const { typeAnnotation } = statement;
  return typeAnnotation.type === 'TSTypeLiteral' ? typeAnnotation.members : [];
}
