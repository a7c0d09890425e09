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

/** Shown and announced while something is loading; the page stays usable. */
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

/** With two pending operations it stays until both end, with one announcement. */
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
