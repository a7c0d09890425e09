import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Screens/RecurringInvoiceList',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/verkopen/periodiekefacturen' } },
} satisfies Meta;

export default meta;

/** The screen as staff see it most. */
export const Gallery: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Totaal: /)).toBeVisible();
  },
};
