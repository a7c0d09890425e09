import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Components/Footer',
  component: Footer,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Shown) => (
      <>
        <main>De pagina.</main>
        <Shown />
      </>
    ),
  ],
  args: { children: 'Facturatie, © 2023' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A landmark. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Facturatie, © 2023');
  },
};

/** With a link that belongs on every page. */
export const WithLink: Story = {
  args: {
    children: (
      <>
        Facturatie, © 2023. <Link href="#privacy">Privacy</Link>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveFocus();
  },
};
