import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { choices } from '../../testing/choices.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Alert } from './Alert.tsx';
import { alertTones } from './alertTones.ts';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  tags: ['!autodocs'],
  argTypes: choices({ tone: alertTones }),
  args: { tone: 'critical', children: 'De server is niet bereikbaar. Wat u typte, staat er nog.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An error: announced at once, in words, shape and colour. */
export const Critical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      `${nlBE.alert.critical}: De server is niet bereikbaar.`,
    );
  },
};

/** A warning that blocks nothing. */
export const Caution: Story = {
  args: { tone: 'caution', children: 'Deze klant heeft openstaande vervaldagen van vóór 2023.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(`${nlBE.alert.caution}:`);
  },
};

/** A success, announced politely. */
export const Positive: Story = {
  args: { tone: 'positive', children: 'De betaling van € 125,50 is toegevoegd.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`${nlBE.alert.positive}:`);
  },
};

/** Information. */
export const Info: Story = {
  args: { tone: 'info', children: 'De gegevens komen uit de btw-databank.' },
};

/** With a title and an action. */
export const WithActions: Story = {
  args: {
    title: 'De klanten konden niet geladen worden',
    children: 'De server antwoordde niet (fout 503).',
    actions: <Button size="small">Opnieuw</Button>,
  },
};

/** Takes the focus, and is read once, without a second announcement. */
export const TakesFocus: Story = {
  render: function FailingForm() {
    const [hasFailed, setHasFailed] = useState(false);
    return (
      <Stack align="start">
        {hasFailed && (
          <Alert
            tone="critical"
            isFocusable
            title="Het formulier is niet verstuurd"
            ref={(element) => element?.focus()}
          >
            Twee velden zijn nog leeg.
          </Alert>
        )}
        <Button onPress={() => setHasFailed(true)}>Opslaan</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    const alert = canvas.getByRole('group', {
      name: `${nlBE.alert.critical}: Het formulier is niet verstuurd Twee velden zijn nog leeg.`,
    });
    await expect(alert).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
