import path from 'node:path';
import { importError } from './importError.ts';

/** The little of the linter's (ESLint's) interface that the rule needs. */
interface Context {
  cwd: string;
  filename: string;
  report(finding: { node: unknown; message: string }): void;
}

interface WithSource {
  source?: { type?: string; value?: unknown } | null;
}

/** Rule import-rules/allowed-imports: an import that no rule allows is an error. */
const allowedImports = {
  create(context: Context) {
    const file = path.relative(context.cwd, context.filename).replaceAll(path.sep, '/');
    const look = (node: WithSource): void => {
      const specifier = node.source?.value;
      const error = typeof specifier === 'string' ? importError(file, specifier) : undefined;
      if (error !== undefined) context.report({ node, message: error });
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    };
  },
};

export default { meta: { name: 'import-rules' }, rules: { 'allowed-imports': allowedImports } };
