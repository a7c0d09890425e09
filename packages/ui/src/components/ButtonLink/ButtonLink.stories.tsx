import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buttonSizes, buttonTones, buttonVariants } from '../Button/buttonLooks.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { choices } from '../../testing/choices.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  tags: ['!autodocs'],
  argTypes: choices({ tone: buttonTones, variant: buttonVariants, size: buttonSizes }),
  args: { children: 'Toevoegen', href: '#toevoegen/klanten', icon: 'add' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link to create a record, above a list. */
export const Add: Story = {
  args: { tone: 'accent', variant: 'solid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Toevoegen' })).toHaveAttribute(
      'href',
      '#toevoegen/klanten',
    );
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Toevoegen' });
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Every tone and variant of a button. */
export const Looks: Story = {
  render: () => (
    <Stack>
      {buttonTones.map((tone) => (
        <Inline key={tone}>
          {buttonVariants.flatMap((variant) =>
            buttonSizes.map((size) => (
              <ButtonLink
                key={`${variant}-${size}`}
                tone={tone}
                variant={variant}
                size={size}
                href="#klanten"
              >
                {variant}
              </ButtonLink>
            )),
          )}
        </Inline>
      ))}
    </Stack>
  ),
};
