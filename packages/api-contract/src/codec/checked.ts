import type { FieldRule, Finding } from '@facturatie/invoice-engine';
import type { Codec } from './Codec.ts';
import { type Issue, issueCode } from './issue.ts';
import { type ObjectCodec, objectCodec } from './object.ts';
import { ruledDescription } from './ruledDescription.ts';
import { wirePath } from './wirePath.ts';

/** Rules of the engine for a form (SPEC.md of the engine, V). */
export interface FormRules<T> {
  /** The descriptions of the fields in the glossary. */
  readonly rules: readonly FieldRule[];
  /** Gets the English object; a field that did not decode holds the wire value. */
  validate(value: T): readonly Finding[];
}

/**
 * The same object, held against rules of the engine when it is read: every finding is an issue of the
 * wire field. What could not be read has its own issue and gets no second one. Writing is not checked.
 */
export function checked<T>(
  codec: ObjectCodec<T>,
  { rules, validate }: FormRules<NoInfer<T>>,
): Codec<T> {
  const issueOf = ({ path, code }: Finding): Issue => {
    const wire = wirePath(codec.description, path);
    if (wire === undefined) throw new Error(`A rule is about ${path}, which does not travel`);
    return { path: wire, code: issueCode(code) };
  };
  const check = (value: T, found: readonly Issue[]): Issue[] =>
    validate(value)
      .map(issueOf)
      .filter(({ path }) => !found.some((issue) => isSameField(issue.path, path)));
  return {
    ...objectCodec(codec.fields, check),
    description: ruledDescription(codec.description, rules),
  };
}

/** Whether two paths are the same, or one of them leads into the other. */
function isSameField(one: string, other: string): boolean {
  return `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);
}
