import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { busy } from './busy.ts';
import { BusyIndicator } from './BusyIndicator.tsx';

const message = nlBE.busyIndicator.busy;

const meta = {
  title: 'Components/BusyIndicator',
  component: BusyIndicator,
  tags: ['!autodocs'],
  beforeEach: () => () => {
    busy.hide();
    busy.hide();
  },
  render: () => (
    <>
      <BusyIndicator />
      <Inline>
        <Button onPress={busy.show}>Begin</Button>
        <Button onPress={busy.hide}>Klaar</Button>
      </Inline>
    </>
  ),
} satisfies Meta<typeof BusyIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown and said while something is under way; one works on meanwhile. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const begin = canvas.getByRole('button', { name: 'Begin' });
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(begin);
    await waitFor(() => expect(status).toHaveTextContent(message));
    await expect(begin).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Klaar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

/** Two things are under way: it stays until both are ready, and says so once. */
export const Counted: Story = {
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(status).toHaveTextContent(message));
    await userEvent.click(canvas.getByRole('button', { name: 'Klaar' }));
    await expect(status).toHaveTextContent(message);
    await userEvent.click(canvas.getByRole('button', { name: 'Klaar' }));
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};
