import { isIsoDate } from '../../date/isoDate.ts';
import { formatDecimal } from '../../number/decimal.ts';
import type { FieldRule, Form, NumberForm } from './FieldRule.ts';
import type { Finding, FindingCode, FindingValues } from '../Finding.ts';
import { eachField } from './eachField.ts';
import { isDocumentYear } from './isDocumentYear.ts';
import { checkPresence, isBlank } from './blankFields.ts';
import { isEmail } from './isEmail.ts';
import { readNumber } from './readNumber.ts';

interface Problem {
  readonly code: FindingCode;
  readonly values?: FindingValues;
}

/** The findings of a form, in the order of its rules, at most one per field. */
export function checkFields(form: object, fields: readonly FieldRule[]): Finding[] {
  return eachField(form, fields, checkField);
}

/** The first error in the value of a field, or undefined (SPEC.md V1 to V6). */
function checkField(value: unknown, field: FieldRule): Finding | undefined {
  if (isBlank(value)) return checkPresence(value, field);
  const problem = field.form && problemOf(value, field.form);
  return problem ? { path: field.path, rule: field.rule, ...problem } : undefined;
}

function problemOf(value: unknown, form: Form): Problem | undefined {
  if (form.kind === 'number') return numberProblem(value, form);
  const text = typeof value === 'string' ? value : '';
  if (form.kind === 'choice') {
    const { allowed } = form;
    return allowed.includes(text) ? undefined : { code: 'enum', values: { allowed } };
  }
  if (form.kind === 'length') {
    const { maximum } = form;
    const isLong = Array.from(text).length > maximum;
    return isLong ? { code: 'length', values: { maximum: String(maximum) } } : undefined;
  }
  if (form.kind === 'documentYear') {
    const isWrong = isIsoDate(text) && !isDocumentYear(text, form.today);
    return isWrong ? { code: 'year' } : undefined;
  }
  const isRight = form.kind === 'email' ? isEmail : isIsoDate;
  return isRight(text) ? undefined : { code: form.kind };
}

function numberProblem(value: unknown, form: NumberForm): Problem | undefined {
  const reading = readNumber(value, form);
  if ('value' in reading) return undefined;
  const { decimals, minimum, maximum, scale = decimals } = form;
  const isOutside = reading.code === 'min' || reading.code === 'max';
  return {
    code: reading.code,
    values: {
      minimum: formatDecimal(minimum, decimals),
      ...(maximum !== undefined && { maximum: formatDecimal(maximum, decimals) }),
      decimals,
      ...(typeof value !== 'string' && !isOutside && { unit: formatDecimal(1, scale) }),
    },
  };
}
