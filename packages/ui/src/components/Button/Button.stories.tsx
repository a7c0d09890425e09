import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { Inline } from '../Inline/Inline.tsx';
import { choices } from '../../testing/choices.ts';
import { Button, buttonTypes } from './Button.tsx';
import { buttonSizes, buttonTones, buttonVariants } from './buttonLooks.ts';

const meta = {
  title: 'Components/Button',
  component: Button,
  tags: ['!autodocs'],
  argTypes: choices({
    tone: buttonTones,
    variant: buttonVariants,
    size: buttonSizes,
    type: buttonTypes,
  }),
  args: { children: 'Opslaan', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of a screen. */
export const Main: Story = {
  args: { tone: 'accent', variant: 'solid' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** A secondary action. */
export const Second: Story = {
  args: { children: 'Terug', icon: 'back' },
};

/** With an icon beside its label. */
export const WithIcon: Story = {
  args: { children: 'Toevoegen', icon: 'add', tone: 'accent', variant: 'soft' },
};

/** An irreversible action. */
export const Destructive: Story = {
  args: { children: 'Verwijderen', icon: 'remove', tone: 'critical' },
};

/** Inside a row. */
export const Small: Story = {
  args: { children: 'Betaling', size: 'small', variant: 'plain' },
};

/** Pending: keeps size and focus, announces it, and ignores presses. */
export const Pending: Story = {
  args: { tone: 'accent', variant: 'solid' },
  render: function PendingButton(args) {
    const [isPending, setIsPending] = useState(false);
    return (
      <Button
        {...args}
        isPending={isPending}
        onPress={(event) => {
          args.onPress?.(event);
          setIsPending(true);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Opslaan' });
    // Letters of another face that come meanwhile would change it.
    await document.fonts.load("1em 'Inter Variable'");
    const width = button.offsetWidth;
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent(nlBE.button.pending);
    await expect(button).toHaveAccessibleName('Opslaan');
    await expect(button).toHaveAccessibleDescription(nlBE.button.pending);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(button.offsetWidth).toBe(width);
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** While it is pending, a form is not sent again, not even by Enter in a field. */
export const Submit: Story = {
  args: { type: 'submit', isPending: true, pendingText: 'De klant wordt opgeslagen' },
  render: (args) => (
    <form aria-label="Klant" onSubmit={(event) => event.preventDefault()} data-testid="form">
      <Inline>
        <input aria-label="Naam" defaultValue="Bakkerij Peeters" />
        <Button {...args} />
      </Inline>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const submitted = fn();
    canvas.getByTestId('form').addEventListener('submit', submitted);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Naam' }), '{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(submitted).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('De klant wordt opgeslagen');
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Opslaan' });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** With `autoFocus`, for dialogs without fields. */
export const TakesFocus: Story = {
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** A toggle button (`aria-pressed`). */
export const Toggle: Story = {
  args: { children: 'Compact', 'aria-pressed': true },
};

/** A disclosure button (`aria-expanded`). */
export const Disclosing: Story = {
  args: { children: 'Filters', icon: 'chevronDown', 'aria-controls': 'filters' },
  render: function Filters(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <Inline>
        <Button {...args} aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)} />
        <Button {...args} aria-controls="sorting" aria-expanded>
          Volgorde
        </Button>
        <span id="filters">{isOpen && 'Alle gemeenten'}</span>
        <span id="sorting">Op naam</span>
      </Inline>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters', expanded: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Alle gemeenten')).toBeVisible();
  },
};
