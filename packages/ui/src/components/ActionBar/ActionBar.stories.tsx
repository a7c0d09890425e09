import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ActionBar } from './ActionBar.tsx';

const save = (
  <Button tone="accent" variant="solid">
    Opslaan
  </Button>
);

const meta = {
  title: 'Components/ActionBar',
  component: ActionBar,
  tags: ['!autodocs'],
  args: { children: save },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons of a form, with the status of its changes. */
export const Plain: Story = {
  args: {
    children: (
      <>
        {save}
        <Button>Opslaan en terug</Button>
      </>
    ),
    status: 'Niet opgeslagen',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Niet opgeslagen')).toBeVisible();
  },
};

/** Sticky above a long form; a focused field scrolls clear of it. */
export const LongForm: Story = {
  render: (args) => (
    <Stack>
      <ActionBar {...args} />
      {Array.from({ length: 30 }, (_, index) => (
        <TextField key={index} label={`Veld ${index + 1}`} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Opslaan' });
    canvas.getByRole('textbox', { name: 'Veld 30' }).focus();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const third = canvas.getByRole('textbox', { name: 'Veld 3' });
    third.focus();
    await waitFor(() =>
      expect(third.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        button.getBoundingClientRect().bottom,
      ),
    );
  },
};

/** Further buttons are beside the others while all fit on one line, else in a row below them. */
export const More: Story = {
  args: {
    children: save,
    more: (
      <>
        <Button>PDF</Button>
        <Text>Terug te betalen: 189,24</Text>
        <Button>E-factuur</Button>
      </>
    ),
    status: 'Totaal € 189,24',
  },
  render: (args) => (
    <div data-testid="page">
      <ActionBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    const [main, last, text] = [
      canvas.getByRole('button', { name: 'Opslaan' }),
      canvas.getByRole('button', { name: 'E-factuur' }),
      canvas.getByText(/^Terug te betalen/),
    ];
    const box = (element: Element) => element.getBoundingClientRect();
    const isBelow = () => box(last).top >= box(main).bottom;
    page.style.inlineSize = '50rem';
    await waitFor(() => expect(isBelow()).toBe(false));
    await expect(box(text).height).toBeLessThan(box(main).height);
    page.style.inlineSize = '32rem';
    await waitFor(() => expect(isBelow()).toBe(true));
    await expect(box(last).right).toBeLessThanOrEqual(box(page).right);
    page.style.inlineSize = '50rem';
    await waitFor(() => expect(isBelow()).toBe(false));
    page.style.removeProperty('inline-size');
  },
};
