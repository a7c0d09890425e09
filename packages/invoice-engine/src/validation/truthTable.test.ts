import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding, FindingCode } from './Finding.ts';
import { truthTable } from './testing/truthTable.ts';
import type { TruthRow } from './testing/truthTable.ts';
import { validForms, withField } from './testing/validForms.ts';
import type { FormName, ValidForm } from './testing/validForms.ts';

const forms: Readonly<Record<FormName, ValidForm>> = validForms;
const formNames = Object.keys(forms) as FormName[];

const codesWithoutValues: readonly FindingCode[] = ['required', 'email', 'date'];

/** Findings as in the truth table, without values, which have their own tests. */
function reported(findings: readonly Finding[]): unknown[] {
  return findings.map(({ values, ...finding }) => ({
    ...finding,
    hasValues: values !== undefined,
  }));
}

/** The one finding about a field. */
function onlyFinding({ path, rule }: TruthRow, code: FindingCode): unknown[] {
  return [{ path, code, rule, hasValues: !codesWithoutValues.includes(code) }];
}

describe.each(truthTable)('$rule of a $form: $path', (row) => {
  const { valid, validate } = forms[row.form];
  const findingsWith = (value: unknown): Finding[] => {
    const form = row.twin === undefined ? valid : withField(valid, row.twin, value);
    return validate(withField(form, row.path, value));
  };

  test('accepts valid input', () => {
    expect(row.good.map((value) => [value, findingsWith(value)])).toStrictEqual(
      row.good.map((value) => [value, []]),
    );
  });

  test.runIf(row.bad.length > 0)('refuses what it should, and no other field with it', () => {
    expect(
      row.bad.map(([value]) => [value, reported(validate(withField(valid, row.path, value)))]),
    ).toStrictEqual(row.bad.map(([value, code]) => [value, onlyFinding(row, code)]));
  });
});

describe.each(formNames)('V1 in a %s', (name) => {
  const { valid, validate, rules } = forms[name];

  // Other fields depend on the type of a line and on the amount that is paid.
  const rows = truthTable.filter(
    ({ form, path, twin }) => form === name && !path.endsWith('.type') && twin === undefined,
  );

  /** The form with any good value in each of its fields. */
  const goodForms = fc
    .tuple(...rows.map(({ good }) => fc.constantFrom(...good)))
    .map((values) =>
      rows.reduce((form, { path }, index) => withField(form, path, values[index]), valid),
    );

  const brokenFields = fc
    .constantFrom(...rows)
    .chain((row) => fc.constantFrom(...row.bad).map(([value, code]) => ({ row, value, code })));

  test('the truth table holds every rule and nothing else', () => {
    const inTable = truthTable.filter(({ form }) => form === name);
    expect(inTable.map(({ path, rule }) => `${path} ${rule}`).toSorted()).toEqual(
      rules.map(({ path, rule }) => `${path} ${rule}`).toSorted(),
    );
  });

  test('good values in all fields give no finding', () => {
    fc.assert(
      fc.property(goodForms, (form) => {
        expect(validate(form)).toEqual([]);
      }),
    );
  });

  test('a bad value in one field gives the finding of that field and no other', () => {
    fc.assert(
      fc.property(goodForms, brokenFields, (form, { row, value, code }) => {
        expect(reported(validate(withField(form, row.path, value)))).toEqual(
          onlyFinding(row, code),
        );
      }),
    );
  });

  test('bad values in many fields give one finding for each, in the order of the form, kept by JSON', () => {
    fc.assert(
      fc.property(goodForms, fc.array(brokenFields), (form, broken) => {
        const bad = broken.reduce((made, { row, value }) => withField(made, row.path, value), form);
        const findings = validate(bad);
        const order = rules.map(({ path }) => path);
        const brokenPaths = new Set(broken.map(({ row }) => row.path));
        expect(findings.map(({ path }) => path)).toEqual(
          order.filter((path) => brokenPaths.has(path)),
        );
        expect(JSON.parse(JSON.stringify(findings))).toStrictEqual(findings);
      }),
    );
  });

  test('an empty form reports every required field', () => {
    const required = rules.filter((rule) => rule.required && !rule.path.startsWith('lines.'));
    expect(validate({})).toEqual([
      ...required.map(({ path, rule }) => ({ path, code: 'required', rule })),
      ...(name === 'document' ? [{ path: 'lines', code: 'required', rule: 'V23' }] : []),
    ]);
  });
});
