import { describe, expect, test } from 'vitest';
import { propsInApi, withDescribedProps } from './withDescribedProps.ts';

const propsOf = (component: string) => Object.fromEntries(propsInApi(`${component}Props`));

const label = { description: 'What the field holds.', type: 'string', isRequired: true };

test('props of a component with a type parameter, and those of the type it extends', () => {
  expect(propsOf('SearchComboBox')).toMatchObject({
    label,
    itemKey: {
      description: 'Identifies an item; what a form sends.',
      type: '(item: Item) => string',
      isRequired: true,
    },
    isDisabled: { description: 'Whether it is disabled.', type: 'boolean', isRequired: false },
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

test('nothing for a value that is no component', () => {
  expect(propsOf('Nothing')).toEqual({});
});

describe('the table of props of a component', () => {
  const described = (title: string) =>
    withDescribedProps({
      title,
      argTypes: {
        label: { name: 'label', description: 'Known.', table: { type: { summary: 'string' } } },
        name: { name: 'name', description: 'Known.', table: { type: { summary: 'union' } } },
      },
    } as unknown as Parameters<typeof withDescribedProps>[0]);

  test('keeps known descriptions, and adds more specific types and missing props', () => {
    expect(described('Components/EmailField')).toMatchObject({
      label: { description: 'Known.', table: { type: { summary: 'string' } } },
      name: { table: { type: { summary: 'string' } } },
      placeholder: { control: false, table: { type: { summary: 'string' } } },
    });
  });

  test('is left alone on other pages', () => {
    expect(Object.keys(described('Screens/EmailField'))).toEqual(['label', 'name']);
  });
});
