import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { choices } from '../../testing/choices.ts';
import { Button } from '../Button/Button.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { Form, type FormErrors } from '../Form/Form.tsx';
import { SuggestField } from './SuggestField.tsx';

const cities = ['Aalst', 'Brugge', 'Gent', 'Genk', 'Oudenaarde', 'Sint-Niklaas'];

const meta = {
  title: 'Components/SuggestField',
  component: SuggestField,
  tags: ['!autodocs'],
  argTypes: choices({ labelPosition: labelPositions }),
  args: { label: 'Gemeente', suggestions: cities, onChange: fn() },
} satisfies Meta<typeof SuggestField>;

export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** A local list: it opens at the first letter; the arrows select a suggestion. */
export const Plain: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = pageOf(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Gemeente' });
    await userEvent.type(field, 'gen');
    await expect(await page.findAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent(nlBE.suggestions.count(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Genk');
    await expect(args.onChange).toHaveBeenLastCalledWith('Genk');
    await expect(page.queryByRole('listbox')).toBeNull();
  },
};

/** Free text: a value outside the list stays. */
export const OwnText: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = pageOf(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'gen');
    await page.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(field).toHaveValue('gen');
    await expect(page.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith('gen');
  },
};

/** Suggestions from a server, from two characters. When they fail, typing continues. */
export const FromAServer: Story = {
  args: {
    delay: 0,
    panelWidth: 400,
    suggestions: async (text) => {
      if (text === 'xx') throw new Error('503');
      return { items: cities.filter((city) => city.toLowerCase().includes(text)) };
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'xx');
    await expect(await page.findByText(nlBE.suggestions.failed, { selector: 'p' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'aal');
    await userEvent.click(await page.findByRole('option', { name: 'Aalst' }));
    await expect(field).toHaveValue('Aalst');
  },
};

/** The error of the form disappears on selection. */
export const ServerError: Story = {
  args: { name: 'city' },
  render: function AddressForm(args) {
    const [errors, setErrors] = useState<FormErrors>({});
    return (
      <Form
        aria-label="Adres"
        errors={errors}
        onSubmit={() => setErrors({ city: 'Vul een gemeente in.' })}
      >
        <SuggestField {...args} />
        <Button type="submit">Opslaan</Button>
      </Form>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'ge{Enter}');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Vul een gemeente in.');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await page.findByRole('option', { name: 'Gent' }));
    await expect(field).toBeValid();
  },
};
