import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Screens/NotYetAvailable',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/vervaldagen' } },
} satisfies Meta;

export default meta;

/** A place in the sidebar that says plainly that it is not there yet. */
export const DueDates: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vervaldagen' })).toBeVisible();
    await expect(canvas.getByText('Dit onderdeel is nog niet beschikbaar.')).toBeVisible();
  },
};
