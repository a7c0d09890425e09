import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { choices } from '../../testing/choices.ts';
import { buttonTypes } from '../Button/Button.tsx';
import { buttonTones, buttonVariants } from '../Button/buttonLooks.ts';
import { iconNames } from '../Icon/iconShapes.ts';
import { Inline } from '../Inline/Inline.tsx';
import { SplitButton } from './SplitButton.tsx';

const back = fn();
const again = fn();

const meta = {
  title: 'Components/SplitButton',
  component: SplitButton,
  tags: ['!autodocs'],
  argTypes: choices({
    tone: buttonTones,
    variant: buttonVariants,
    icon: iconNames,
    type: buttonTypes,
  }),
  args: {
    label: 'Opslaan',
    // Quoted from the specification, letter for letter.
    items: [
      { label: 'Osplaan en terug', onAction: back },
      { label: 'Osplaan en nieuw', onAction: again },
    ],
    onPress: fn(),
  },
  beforeEach: () => {
    back.mockClear();
    again.mockClear();
  },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const more = nlBE.splitButton.more('Opslaan');

/** The button runs the usual action, the menu holds the others. */
export const Saving: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: more }));
    const items = await page.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Osplaan en terug',
      'Osplaan en nieuw',
    ]);
    await userEvent.click(page.getByRole('menuitem', { name: 'Osplaan en nieuw' }));
    await expect(again).toHaveBeenCalledOnce();
    await expect(back).not.toHaveBeenCalled();
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Ctrl+S presses it from anywhere; the tooltip shows it. */
export const WithSaveKey: Story = {
  args: { hasSaveKey: true },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent(nlBE.splitButton.saveKey);
    await expect(canvas.getByRole('button', { name: 'Opslaan' })).toHaveAccessibleDescription(
      nlBE.splitButton.saveKey,
    );
  },
};

/** Pending as a whole while one action runs; the focus stays. */
export const BusyAsOne: Story = {
  args: { hasSaveKey: true, pendingText: 'De klant wordt opgeslagen' },
  render: function Busy(args) {
    const [isPending, setIsPending] = useState(false);
    const items = [{ label: 'Osplaan en terug', onAction: () => setIsPending(true) }];
    return <SplitButton {...args} items={items} isPending={isPending} />;
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Opslaan' });
    const arrow = canvas.getByRole('button', { name: more });
    await userEvent.click(arrow);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Osplaan en terug' }));
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('De klant wordt opgeslagen');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(arrow).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(arrow).toHaveFocus());
    await userEvent.click(button);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.click(arrow);
    await expect(page.queryByRole('menu')).toBeNull();
  },
};

/** Both halves disabled. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

/** The secondary variant, inside a card. */
export const Quiet: Story = {
  args: {
    label: 'Afdrukken',
    icon: 'document',
    tone: 'neutral',
    variant: 'outline',
    items: [{ label: 'Als pdf bewaren' }, { label: 'Per e-mail verzenden' }],
  },
};

/** In a form: only the button submits or resets it. */
export const InForm: Story = {
  render: (args) => (
    <form aria-label="Klant" onSubmit={(event) => event.preventDefault()} data-testid="form">
      <Inline>
        {buttonTypes.map((type) => (
          <SplitButton {...args} key={type} type={type} label={`Opslaan (${type})`} />
        ))}
      </Inline>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const submitted = fn();
    canvas.getByTestId('form').addEventListener('submit', submitted);
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan (button)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan (reset)' }));
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan (submit)' }));
    await expect(submitted).toHaveBeenCalledOnce();
  },
};
