import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormErrorSummary, type FieldProblem } from './FormErrorSummary.tsx';

const texts = nlBE.formErrorSummary;

const problems: FieldProblem[] = [
  { name: 'companyName', label: 'Naam bedrijf', message: 'Vul de naam in.' },
  { name: 'email', label: 'E-mail', message: 'Vul een volledig adres in.' },
];

const meta = {
  title: 'Components/FormErrorSummary',
  component: FormErrorSummary,
  tags: ['!autodocs'],
  args: { problems },
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Absent without errors. After a failed submit it takes the focus; each error links to its field. */
export const InAForm: Story = {
  render: function CustomerForm() {
    const [found, setFound] = useState<FieldProblem[]>([]);
    return (
      <Form
        aria-label="Klant"
        errors={Object.fromEntries(found.map(({ name, message }) => [name, message]))}
        onSubmit={() => setFound([...problems])}
      >
        <FormErrorSummary problems={found} />
        <TextField label="Naam bedrijf" name="companyName" />
        <TextField label="E-mail" name="email" defaultValue="peeters@" />
        <Button type="submit">Opslaan</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    const summary = canvas.getByRole('group', { name: new RegExp(texts.title(2)) });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'E-mail' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(summary).toHaveFocus();
  },
};

/** One field. */
export const OneProblem: Story = {
  args: { problems: problems.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.title(1))).toBeVisible();
  },
};

/** With another title. */
export const OwnTitle: Story = { args: { title: 'De klant is niet bewaard' } };
