import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Header } from './Header.tsx';

const meta = {
  title: 'Components/Header',
  component: Header,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;

export default meta;

/** With all its optional parts; it wraps where there is not enough space. */
export const Gallery: StoryObj = {
  render: () => (
    <>
      <Header
        brand="Facturatie van een kantoor met een lange naam"
        account={[
          { label: 'Profiel', href: '#profiel', icon: 'user', isDisabled: true },
          { label: 'Logout', href: '#login', icon: 'logOut' },
        ]}
      >
        <IconButton icon="info" label="Hulp" />
      </Header>
      <main>De pagina.</main>
    </>
  ),
};
