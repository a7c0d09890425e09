import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { Text } from '../Text/Text.tsx';
import { busy } from './busy.ts';
import { BusyIndicator } from './BusyIndicator.tsx';

const meta = {
  title: 'Components/BusyIndicator',
  component: BusyIndicator,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    busy.show();
    return busy.hide;
  },
} satisfies Meta<typeof BusyIndicator>;

export default meta;

/** Over the top of a page. */
export const Gallery: StoryObj = {
  render: () => (
    <main>
      <BusyIndicator />
      <Text>De pagina waarop men intussen verder werkt.</Text>
    </main>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(nlBE.busyIndicator.busy),
    );
  },
};
