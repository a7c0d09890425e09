import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { Text } from '../Text/Text.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { choices } from '../../testing/choices.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Link, linkCurrents } from './Link.tsx';
import { linkVariants } from './linkLooks.ts';

const meta = {
  title: 'Components/Link',
  component: Link,
  tags: ['!autodocs'],
  argTypes: choices({ variant: linkVariants }),
  args: { children: 'Bakkerij Peeters', href: '#klanten/1042' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a sentence. */
export const InText: Story = {
  render: (args) => (
    <Text>
      De factuur ging naar <Link {...args} /> en is nog niet betaald.
    </Text>
  ),
};

/** The quiet look, for lists of links. */
export const Quiet: Story = { args: { variant: 'quiet' } };

/** An external link: announced as such, without referrer. */
export const External: Story = {
  args: {
    children: 'Kruispuntbank van Ondernemingen',
    href: 'https://example.org/',
    isExternal: true,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: `Kruispuntbank van Ondernemingen (${nlBE.link.opensInNewTab})`,
    });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Bakkerij Peeters' });
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
  },
};

const navigate = fn();

/** Inside an application, a click is handled by its router. */
export const ThroughRouter: Story = {
  args: { href: '/klanten/1042' },
  decorators: [
    (Story) => (
      <UiProvider navigate={navigate} useHref={(href) => `/app${href}`}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    const link = canvas.getByRole('link', { name: 'Bakkerij Peeters' });
    await expect(link).toHaveAttribute('href', '/app/klanten/1042');
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate.mock.lastCall?.[0]).toBe('/klanten/1042');
  },
};

/** The current page (`aria-current`). */
export const Current: Story = {
  render: (args) => (
    <Stack>
      {linkCurrents.map((current) => (
        <Link {...args} key={current} aria-current={current}>
          {`Stap (${current})`}
        </Link>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const current of linkCurrents) {
      const link = canvas.getByRole('link', { name: `Stap (${current})` });
      await expect(link).toHaveAttribute('aria-current', current);
    }
  },
};
