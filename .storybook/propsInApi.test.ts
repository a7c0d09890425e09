import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/root.ts';
import { propsInApi } from './propsInApi.ts';

const api = readFileSync(path.join(root, 'packages', 'ui', 'api.md'), 'utf8');

const label = { description: 'What the field holds.', type: 'string', isRequired: true };

test('props of a component with a type parameter, and those of the type it extends', () => {
  expect(propsInApi(api, 'SearchComboBox')).toMatchObject({
    label,
    itemKey: {
      description: 'Tells things apart; what a form sends.',
      type: '(item: Item) => string',
      isRequired: true,
    },
    isDisabled: { description: 'Cannot be used now.', type: 'boolean', isRequired: false },
  });
});

test('a component that leaves props of another out, or takes a few of them', () => {
  const email = propsInApi(api, 'EmailField');
  expect(email).toMatchObject({ label });
  expect(Object.keys(email)).toEqual(expect.arrayContaining(['name', 'placeholder']));
  expect(email).not.toHaveProperty('inputMode');
  const search = propsInApi(api, 'SearchField');
  expect(search).toMatchObject({ label });
  expect(search).not.toHaveProperty('errorMessage');
});

test('nothing of what is no component', () => {
  expect(propsInApi(api, 'Nothing')).toEqual({});
});
