import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { Form, type FormErrors } from '../Form/Form.tsx';
import { TextField, textCapitals, textFieldTypes, textInputModes } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  tags: ['!autodocs'],
  argTypes: choices({ type: textFieldTypes, labelPosition: labelPositions }),
  args: { label: 'Naam bedrijf', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line of text; a click on the label goes to the field. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Naam bedrijf'));
    const field = canvas.getByRole('textbox', { name: 'Naam bedrijf' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Peeters');
    await expect(args.onChange).toHaveBeenLastCalledWith('Peeters');
  },
};

/** Help that stays during typing. */
export const WithDescription: Story = {
  args: { label: 'Btw-nummer', description: 'Tien cijfers, met of zonder BE ervoor.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Btw-nummer' })).toHaveAccessibleDescription(
      'Tien cijfers, met of zonder BE ervoor.',
    );
  },
};

/** Required: shown in a word, and announced by the field itself (`aria-required`). */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Naam bedrijf' })).toBeRequired();
    await expect(canvas.getByText('verplicht')).toBeVisible();
  },
};

/** With an error, which is part of the description of the field. */
export const Invalid: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    autoComplete: 'email',
    defaultValue: 'peeters@bakkerij',
    description: 'Hierheen gaan de facturen.',
    errorMessage: 'Vul een volledig adres in, zoals naam@voorbeeld.be.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Hierheen gaan de facturen. Vul een volledig adres in, zoals naam@voorbeeld.be.',
    );
    await expect(field).toHaveAttribute('autocomplete', 'email');
  },
};

/** A warning about a probable mistake, which blocks nothing. */
export const Warning: Story = {
  args: {
    label: 'Ondernemingsnummer',
    defaultValue: '0403.170.702',
    description: 'Tien cijfers.',
    warning: 'Het controlegetal klopt niet. Kijk het na; opslaan kan wel.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Ondernemingsnummer' });
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription(
      'Tien cijfers. Het controlegetal klopt niet. Kijk het na; opslaan kan wel.',
    );
  },
};

/** A warning that appears on blur is announced. */
export const WarnedOnLeaving: Story = {
  args: { label: 'IBAN' },
  render: function Iban(args) {
    const [warning, setWarning] = useState<string>();
    return (
      <TextField
        {...args}
        warning={warning}
        onChange={() => setWarning(undefined)}
        onBlur={() => setWarning('Het controlegetal klopt niet.')}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'IBAN' });
    await userEvent.type(field, 'BE00 1234');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Het controlegetal klopt niet.');
    await expect(
      await canvas.findByText('IBAN: Het controlegetal klopt niet.'),
    ).toBeInTheDocument();
  },
};

/** A button for the text is beside it. */
export const WithAction: Story = {
  args: { label: 'Btw-nummer', defaultValue: 'BE 0403.170.701' },
  render: function Lookup(args) {
    const [asked, setAsked] = useState(0);
    return (
      <TextField
        {...args}
        description={`Opgezocht: ${asked} keer.`}
        action={<Button onPress={() => setAsked(asked + 1)}>Opzoeken</Button>}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Btw-nummer' });
    await userEvent.click(field);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Opzoeken' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription('Opgezocht: 1 keer.');
  },
};

/** The error of the server disappears when the field changes; the text stays. */
export const ServerError: Story = {
  args: { name: 'companyName' },
  render: function CustomerForm(args) {
    const [errors, setErrors] = useState<FormErrors>({});
    return (
      <Form
        aria-label="Klant"
        errors={errors}
        onSubmit={() => setErrors({ companyName: ['Deze naam bestaat al.', 'Kies een andere.'] })}
      >
        <TextField {...args} />
        <Button type="submit">Opslaan</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Naam bedrijf' });
    await userEvent.type(field, 'Bakkerij Peeters');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(field).toHaveAccessibleDescription('Deze naam bestaat al. Kies een andere.');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Bakkerij Peeters');
    await userEvent.type(field, ' en zoon');
    await userEvent.tab();
    await expect(field).toBeValid();
    await expect(canvas.queryByText('Deze naam bestaat al. Kies een andere.')).toBeNull();
  },
};

/** Read-only: can be copied. */
export const ReadOnly: Story = {
  args: { label: 'Saldo', value: '1.250,00', isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Saldo' });
    await userEvent.type(field, '9');
    await expect(field).toHaveValue('1.250,00');
  },
};

/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true } };

/** The label beside the field, or only for screen readers. */
export const LabelPositions: Story = {
  render: (args) => (
    <>
      {labelPositions.map((labelPosition) => (
        <TextField {...args} key={labelPosition} labelPosition={labelPosition} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Naam bedrijf' })).toHaveLength(3);
  },
};

/** With `autoFocus`, for the first field of a dialog. */
export const TakesFocus: Story = {
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

/** Hints for the keyboard of a telephone and for a spelling checker. */
export const ForTelephones: Story = {
  render: (args) => (
    <Stack>
      {textInputModes.map((mode) => (
        <TextField {...args} key={mode} label={`Toetsenbord: ${mode}`} inputMode={mode} />
      ))}
      {textCapitals.map((capitals) => (
        <TextField
          {...args}
          key={capitals}
          label={`Hoofdletters: ${capitals}`}
          autoCapitalize={capitals}
          spellCheck={capitals === 'sentences'}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await expect(field('Toetsenbord: tel')).toHaveAttribute('inputmode', 'tel');
    await expect(field('Hoofdletters: words')).toHaveAttribute('autocapitalize', 'words');
    await expect(field('Hoofdletters: words')).toHaveAttribute('spellcheck', 'false');
    await expect(field('Hoofdletters: sentences')).toHaveAttribute('spellcheck', 'true');
  },
};
