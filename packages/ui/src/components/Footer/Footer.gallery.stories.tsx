import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Components/Footer',
  component: Footer,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;

/** A line of small text, with a link. */
export const Gallery: StoryObj = {
  render: () => (
    <>
      <main>De pagina.</main>
      <Footer>
        Facturatie, © 2023. <Link href="#privacy">Privacy</Link>
      </Footer>
    </>
  ),
};
