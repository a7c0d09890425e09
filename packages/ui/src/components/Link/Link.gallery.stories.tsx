import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';
import { linkVariants } from './linkLooks.ts';

const meta = {
  title: 'Components/Link',
  component: Link,
  tags: ['!autodocs'],
} satisfies Meta<typeof Link>;

export default meta;

/** Every variant in every state. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack>
      {linkVariants.map((variant) => (
        <Stack key={variant} space="xsmall">
          <Text>
            Een link ({variant}) in een zin:{' '}
            <Link variant={variant} href="#klant">
              Bakkerij Peeters uit Sint-Katelijne-Waver
            </Link>
            .
          </Text>
          <Text>
            Naar buiten:{' '}
            <Link variant={variant} href="https://example.org/" isExternal>
              Belgisch Staatsblad
            </Link>
          </Text>
          <Text>
            Nu niet:{' '}
            <Link variant={variant} href="#niet" isDisabled>
              Jaarrekening
            </Link>
          </Text>
          <Text>
            Waar men is:{' '}
            <Link variant={variant} href="#hier" aria-current="page">
              Klanten
            </Link>
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};
