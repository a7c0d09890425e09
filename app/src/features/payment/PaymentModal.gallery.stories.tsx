import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Screens/Payment',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/vervaldagen' } },
} satisfies Meta;

export default meta;

/** As it opens: all that is still to be paid, today, by transfer. */
export const Gallery: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const [pay] = await canvas.findAllByRole('button', { name: /^Betaling/ });
    if (!pay) throw new Error('No row');
    await userEvent.click(pay);
    await expect(
      await within(document.body).findByRole('textbox', { name: 'Bedrag' }),
    ).toBeVisible();
  },
};
