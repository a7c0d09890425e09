import { expect, test } from 'vitest';
import { propsInApi } from './withDescribedProps.ts';

const propsOf = (component: string) => Object.fromEntries(propsInApi(`${component}Props`));

const label = { description: 'What the field holds.', type: 'string', isRequired: true };

test('props of a component with a type parameter, and those of the type it extends', () => {
  expect(propsOf('SearchComboBox')).toMatchObject({
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
  const email = propsOf('EmailField');
  expect(email).toMatchObject({ label });
  expect(Object.keys(email)).toEqual(expect.arrayContaining(['name', 'placeholder']));
  expect(email).not.toHaveProperty('inputMode');
  const search = propsOf('SearchField');
  expect(search).toMatchObject({ label });
  expect(search).not.toHaveProperty('errorMessage');
});

test('nothing of what is no component', () => {
  expect(propsOf('Nothing')).toEqual({});
});
