import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  tags: ['!autodocs'],
} satisfies Meta<typeof Checkbox>;

export default meta;

/** Every state. */
export const Gallery: StoryObj = {
  render: () => (
    <Columns>
      <Checkbox label="Leeg" />
      <Checkbox label="Aangevinkt" defaultSelected />
      <Checkbox label="Deels" isIndeterminate />
      <Checkbox label="Met hulp" description="Wat er dan gebeurt." />
      <Checkbox label="Fout" isRequired errorMessage="Vink dit aan." />
      <Checkbox label="Fout en aangevinkt" defaultSelected errorMessage="Dit kan niet meer." />
      <Checkbox label="Niet nu" isDisabled />
      <Checkbox label="Niet nu, aangevinkt" isDisabled defaultSelected />
      <Checkbox label="Alleen lezen" isReadOnly defaultSelected />
      <Checkbox label="Woorden die op een smal scherm of bij grote letters over meer dan één regel lopen" />
    </Columns>
  ),
};
