import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Screens/Customer',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { address: '/klanten/1002' } },
} satisfies Meta;

export default meta;

/** The screen as staff see it most. */
export const Gallery: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Naambedrijf')).toHaveValue('Melkveebedrijf Alfa');
  },
};
