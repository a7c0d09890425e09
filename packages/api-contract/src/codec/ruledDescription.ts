import type { FieldRule } from '@facturatie/invoice-engine';
import type { Description } from './Description.ts';

/** The same description, which also says of each field whether it is required, and by which rule. */
export function ruledDescription(
  description: Description,
  rules: readonly FieldRule[],
  path: readonly string[] = [],
): Description {
  if (description.kind === 'object') {
    const fields = description.fields.map((field) => ({
      ...field,
      description: ruledDescription(field.description, rules, [...path, field.name]),
    }));
    return { kind: 'object', fields };
  }
  const rule = rules.find((one) => one.path === path.join('.'));
  if (rule === undefined || description.kind === 'list') return description;
  const required = rule.required ? ', required' : '';
  return {
    ...description,
    type: `${description.type}${required} (rule ${rule.rule})`,
    ...(rule.required && { required: true }),
  };
}
