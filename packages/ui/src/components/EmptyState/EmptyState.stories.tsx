import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../testing/choices.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { emptyReasons } from './emptyReasons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  tags: ['!autodocs'],
  argTypes: choices({ reason: emptyReasons }),
  args: { reason: 'none', title: 'Nog geen klanten' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, with the action to create the first. */
export const NothingYet: Story = {
  args: {
    description: 'Voeg de eerste toe.',
    action: (
      <ButtonLink href="#toevoegen" icon="add">
        Toevoegen
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nog geen klanten')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Toevoegen' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** No results: repeats the query and says how to widen it. */
export const NoMatch: Story = {
  args: {
    reason: 'noMatch',
    title: 'Geen resultaat',
    description: "Niets gevonden voor 'pteers'.",
    action: <Button>Wis het zoeken</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Niets gevonden voor 'pteers'.")).toBeVisible();
  },
};

/** With a title only. */
export const TitleOnly: Story = { args: { title: 'Nog geen betalingen' } };

/** The icons of both reasons differ. */
export const Reasons: Story = {
  render: () => (
    <Stack>
      {emptyReasons.map((reason) => (
        <EmptyState key={reason} reason={reason} title={reason} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('path')].map((path) =>
      path.getAttribute('d'),
    );
    await expect(new Set(pictures).size).toBe(emptyReasons.length);
  },
};
