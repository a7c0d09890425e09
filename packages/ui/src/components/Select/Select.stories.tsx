import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { choices } from '../../testing/choices.ts';
import { Button } from '../Button/Button.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { Form, type FormErrors } from '../Form/Form.tsx';
import { Select } from './Select.tsx';

const countingTypes = [
  { key: 'F', label: 'Factuur' },
  { key: 'V', label: 'Btw verlegd' },
  { key: 'I', label: 'Intracommunautair' },
  { key: 'E', label: 'Export' },
  { key: 'X', label: 'Vrijgesteld' },
];

const meta = {
  title: 'Components/Select',
  component: Select,
  tags: ['!autodocs'],
  argTypes: choices({ labelPosition: labelPositions }),
  args: { label: 'Typetelling', options: countingTypes, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of a few. */
export const Plain: Story = {
  args: { defaultValue: 'F' },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Typetelling' });
    await userEvent.selectOptions(select, 'Btw verlegd');
    await expect(args.onChange).toHaveBeenLastCalledWith('V');
    await expect(select).toHaveValue('V');
    await expect(canvas.queryByRole('option', { name: nlBE.select.choose })).toBeNull();
  },
};

/** Without a default selection. */
export const NotChosen: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Typetelling' });
    await expect(select).toHaveDisplayValue(nlBE.select.choose);
    await expect(select).toBeRequired();
  },
};

/** With an empty option. */
export const Optional: Story = {
  args: { label: 'Klantgroep', emptyLabel: 'Geen groep', defaultValue: 'F' },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Klantgroep' });
    await userEvent.selectOptions(select, 'Geen groep');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** The stored key is not in the list: it stays chosen, and can be seen. */
export const UnknownKey: Story = {
  args: { name: 'countingType', defaultValue: 'Q' },
  render: (args) => (
    <form aria-label="Klant" data-testid="form">
      <Select {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(nlBE.select.unknown('Q'));
    const values = new FormData(canvas.getByTestId<HTMLFormElement>('form'));
    await expect(values.get('countingType')).toBe('Q');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Controlled. */
export const Controlled: Story = {
  render: function ControlledSelect(args) {
    const [key, setKey] = useState('F');
    return <Select {...args} value={key} onChange={setKey} description={`Opgeslagen: ${key}`} />;
  },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Typetelling' });
    await userEvent.selectOptions(select, 'Export');
    await expect(select).toHaveValue('E');
    await expect(select).toHaveAccessibleDescription('Opgeslagen: E');
  },
};

/** The error of the form stays until another selection. */
export const ServerError: Story = {
  args: { name: 'countingType' },
  render: function CustomerForm(args) {
    const [errors, setErrors] = useState<FormErrors>({});
    return (
      <Form
        aria-label="Klant"
        errors={errors}
        onSubmit={() => setErrors({ countingType: 'Kies een typetelling.' })}
      >
        <Select {...args} />
        <Button type="submit">Opslaan</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Typetelling' });
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(select).toBeInvalid();
    await expect(select).toHaveFocus();
    await expect(select).toHaveAccessibleDescription('Kies een typetelling.');
    await userEvent.selectOptions(select, 'Factuur');
    await expect(select).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(select).toHaveAccessibleDescription('Kies een typetelling.');
  },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'F' } };
