import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Screens/SalesDocumentList',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/verkoopdocumenten' } },
} satisfies Meta;

export default meta;

/** The overview: quotes and invoices in every status that is on a page. */
export const Gallery: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Totaal: /)).toBeVisible();
  },
};
