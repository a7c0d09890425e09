import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Screens/Dashboard',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('dashboard!')).toBeVisible();
    await expect(canvas.getByText('Logout')).toBeVisible();
  },
};

/** An address that does not exist leads here. */
export const UnknownAddress: Story = {
  parameters: { app: { address: '/bestaat-niet' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('dashboard!')).toBeVisible();
  },
};
