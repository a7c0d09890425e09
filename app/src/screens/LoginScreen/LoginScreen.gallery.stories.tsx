import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Screens/Login',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/login', signedIn: false } },
} satisfies Meta;

export default meta;

/** The login page with everything that it can say. */
export const Gallery: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aanmelden' }));
    await expect(await canvas.findByText('Username is required')).toBeVisible();
  },
};
