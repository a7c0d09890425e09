import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Screens/CustomerGroup',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/groepen/klanten/1' } },
} satisfies Meta;

export default meta;

/** A group with its customers. */
export const Gallery: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Verwijderen' })).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: /^\d{4}$/ }))[0]).toBeVisible();
  },
};
