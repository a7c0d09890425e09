import path from 'node:path';
import { complaintAbout } from './complaintAbout.ts';

/** The little of the linter's (ESLint's) interface that the rule needs. */
interface Context {
  cwd: string;
  filename: string;
  report(finding: { node: unknown; message: string }): void;
}

interface WithSource {
  source?: { type?: string; value?: unknown } | null;
}

/** Rule fences/stay-inside: an import that leaves its room's fence is an error. */
const stayInside = {
  create(context: Context) {
    const file = path.relative(context.cwd, context.filename).replaceAll(path.sep, '/');
    const look = (node: WithSource): void => {
      const specifier = node.source?.value;
      const complaint = typeof specifier === 'string' ? complaintAbout(file, specifier) : undefined;
      if (complaint !== undefined) context.report({ node, message: complaint });
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    };
  },
};

export default { meta: { name: 'fences' }, rules: { 'stay-inside': stayInside } };
