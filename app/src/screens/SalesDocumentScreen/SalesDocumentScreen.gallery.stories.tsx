import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const quote = '20261000001';

const meta = {
  title: 'Screens/SalesDocument',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: `/verkopen/offertes/${quote}` } },
} satisfies Meta;

export default meta;

/** A quote that exists, with its lines and totals. */
export const Gallery: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Offertenummer')).toHaveValue(quote);
  },
};
