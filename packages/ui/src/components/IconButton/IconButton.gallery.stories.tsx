import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonSizes, buttonTones, buttonVariants } from '../Button/buttonLooks.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  tags: ['!autodocs'],
} satisfies Meta<typeof IconButton>;

export default meta;

/** Every variant in every tone, size and state. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack space="large">
      {buttonTones.map((tone) => (
        <Stack key={tone} space="small">
          <Text size="small" tone="muted">
            {tone}
          </Text>
          {buttonVariants.map((variant) => (
            <Inline key={variant}>
              {buttonSizes.map((size) => (
                <Inline key={size}>
                  <IconButton {...{ tone, variant, size }} icon="edit" label="Bewerken" />
                  <IconButton
                    {...{ tone, variant, size }}
                    icon="notes"
                    label="Notities"
                    highlight="er zijn notities"
                  />
                  <IconButton
                    {...{ tone, variant, size }}
                    icon="remove"
                    label="Niet nu"
                    isDisabled
                  />
                </Inline>
              ))}
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};
