import { expect, test } from 'vitest';
import type { Call } from '../calls/Call.ts';
import { calls } from '../calls/calls.ts';
import {
  contentOf,
  document,
  fitsReference,
  fitsSchema,
  operations,
  parametersOf,
  sent,
} from '../testing/openApiSchemas.ts';

const allCalls: [string, Call][] = Object.entries(calls);

const bodies = operations.flatMap((operation) => {
  const content = contentOf(operation, 'sent');
  return content ? [{ name: operation.name, content }] : [];
});

const parameters = operations.flatMap((operation) =>
  parametersOf(operation)
    .filter((one) => one.in !== 'header')
    .map((one) => ({ name: `${operation.name}/${one.in}/${one.name}`, parameter: one })),
);

test('every body has an example', () => {
  const withBody = allCalls.filter(([, { body }]) => body).map(([name]) => name);
  expect(bodies.map(({ name }) => name).toSorted()).toEqual(withBody.toSorted());
});

test.each(bodies)('the body of $name fits its schema and is read', async ({ name, content }) => {
  const fits = await fitsReference(content.schema.$ref);
  expect(fits(content.example)).toBe(true);
  const codec = allCalls.find(([one]) => one === name)?.[1].body;
  expect(codec?.decode(sent(content.example))).toMatchObject({ ok: true });
});

test('every parameter that must be there has an example', () => {
  const without = parameters.filter(
    ({ parameter: { example, required } }) => required && example === undefined,
  );
  expect(without).toEqual([]);
});

test.each(parameters.filter(({ parameter }) => parameter.example !== undefined))(
  '$name fits its schema',
  async ({ name, parameter: { schema, example } }) => {
    const fits = await fitsSchema(schema, `parameters/${name}`);
    expect(fits(example)).toBe(true);
  },
);

test('the example of a refusal is one', async () => {
  const { examples } = document.components.schemas['error'] as { examples: unknown[] };
  const fits = await fitsReference('#/components/schemas/error');
  expect(examples.map(fits)).toEqual([true]);
  expect(examples).toMatchObject([{ errors: { 'details.0.Artikelnaam': ['Vul dit in.'] } }]);
  expect(fits({ message: 'Vul dit in.' })).toBe(false);
  expect(fits({ message: 'Vul dit in.', errors: { naam: [] } })).toBe(false);
});
