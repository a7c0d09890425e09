import { parseSync } from 'vite';

/** A text for readers, as it is in a source. */
export interface Text {
  /** The line of the file on which it begins. */
  readonly line: number;
  /** Its parts, between which values are interpolated. */
  readonly parts: readonly string[];
  /** Whether a comment behind it says that the specification words it so. */
  readonly isSpec: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
}

/** Strings in these are names and codes, not texts. */
const withoutTexts: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration.source',
  'TSLiteralType',
  'BinaryExpression',
  'SwitchCase.test',
  'Property.key',
  'MemberExpression.property',
  'NewExpression',
]);

/** Every text in a source of `intl` or of keys: strings and templates, without names and codes. */
export function textsIn(code: string): Text[] {
  const { program, errors } = parseSync('texts.ts', code, { astType: 'ts' });
  const [error] = errors;
  if (error !== undefined) throw new Error(error.message);
  const lines = code.split('\n');
  return partsIn(program).map(({ start, parts }) => {
    const line = code.slice(0, start).split('\n').length;
    return { line, parts, isSpec: lines[line - 1]?.endsWith('// spec') ?? false };
  });
}

interface Found extends Pick<Text, 'parts'> {
  readonly start: number;
}

function partsIn(value: unknown): Found[] {
  if (Array.isArray(value)) return value.flatMap(partsIn);
  if (!isNode(value) || withoutTexts.has(value.type)) return [];
  const { type, start } = value;
  if (type === 'Literal' && 'value' in value && typeof value.value === 'string') {
    return [{ start, parts: [value.value] }];
  }
  const inner = Object.entries(value)
    .filter(([key]) => !withoutTexts.has(`${type}.${key}`))
    .flatMap(([, child]) => partsIn(child));
  if (type !== 'TemplateLiteral' || !('quasis' in value)) return inner;
  const quasis = value.quasis as readonly { value: { cooked: string | null } }[];
  return [{ start, parts: quasis.map((quasi) => quasi.value.cooked ?? '') }, ...inner];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
