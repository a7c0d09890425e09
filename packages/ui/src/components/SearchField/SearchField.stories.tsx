import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { choices } from '../../testing/choices.ts';
import { labelPositions } from '../Field/labelPositions.ts';
import { SearchField } from './SearchField.tsx';

const texts = nlBE.searchField;

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  tags: ['!autodocs'],
  argTypes: choices({ labelPosition: labelPositions }),
  args: { label: 'Zoek een klant', value: '', onSearch: fn() },
  render: function SearchedList(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchField
        {...args}
        value={value}
        onSearch={(text) => {
          setValue(text);
          args.onSearch(text);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Searches when typing pauses, or at once on Enter. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Zoek een klant' });
    await userEvent.type(field, ' peeters ');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('peeters');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** Too short: the field shows a hint, and nothing below shifts. */
export const TooShort: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = canvas.getByRole('searchbox');
    const { height } = canvasElement.getBoundingClientRect();
    await userEvent.type(field, 'p{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.tooShort(2));
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(field, 'e');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Emptied, it shows everything again, at once; the focus stays in the field. */
export const Emptied: Story = {
  args: { value: 'peeters' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('peeters');
    await userEvent.click(canvas.getByRole('button', { name: texts.clear }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The label beside the field, or only for screen readers; it is shown in the empty field then. */
export const LabelPositions: Story = {
  render: (args) => (
    <>
      {labelPositions.map((labelPosition) => (
        <SearchField {...args} key={labelPosition} labelPosition={labelPosition} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('searchbox', { name: 'Zoek een klant' });
    await expect(fields.map((field) => field.getAttribute('placeholder'))).toEqual([
      null,
      null,
      'Zoek een klant',
    ]);
  },
};
