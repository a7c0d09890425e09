import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonTones, buttonVariants } from '../Button/buttonLooks.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SplitButton } from './SplitButton.tsx';

const meta = {
  title: 'Components/SplitButton',
  component: SplitButton,
  tags: ['!autodocs'],
} satisfies Meta<typeof SplitButton>;

export default meta;

const items = [{ label: 'Osplaan en terug' }];

/** Every look in every state. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack>
      {buttonTones.flatMap((tone) =>
        buttonVariants.map((variant) => (
          <Inline key={`${tone} ${variant}`}>
            <SplitButton {...{ tone, variant, items }} label="Opslaan" />
            <SplitButton {...{ tone, variant, items }} label="Met pictogram" icon="check" />
            <SplitButton {...{ tone, variant, items }} label="Bezig" isPending />
            <SplitButton {...{ tone, variant, items }} label="Niet nu" isDisabled />
          </Inline>
        )),
      )}
      <SplitButton
        items={items}
        label="Een tekst die op een smal scherm over meer dan een regel loopt, met de pijl ernaast"
      />
    </Stack>
  ),
};
