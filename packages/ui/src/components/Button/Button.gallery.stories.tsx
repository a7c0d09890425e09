import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Button, buttonTypes } from './Button.tsx';
import { buttonSizes, buttonTones, buttonVariants } from './buttonLooks.ts';

const meta = {
  title: 'Components/Button',
  component: Button,
  tags: ['!autodocs'],
} satisfies Meta<typeof Button>;

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
                <Button key={size} tone={tone} variant={variant} size={size}>
                  {variant}
                </Button>
              ))}
              <Button tone={tone} variant={variant} icon="add">
                Toevoegen
              </Button>
              <Button tone={tone} variant={variant} isPending>
                Opslaan
              </Button>
              <Button tone={tone} variant={variant} isDisabled>
                Niet nu
              </Button>
            </Inline>
          ))}
        </Stack>
      ))}
      <Inline>
        {buttonTypes.map((type) => (
          <Button key={type} type={type}>
            {type}
          </Button>
        ))}
      </Inline>
      <Button isFullWidth tone="accent" variant="solid">
        Een knop over de hele breedte, waarvan de tekst op een smal scherm over meer regels loopt
      </Button>
    </Stack>
  ),
};
