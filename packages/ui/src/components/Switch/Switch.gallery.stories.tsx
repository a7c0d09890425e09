import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  tags: ['!autodocs'],
} satisfies Meta<typeof Switch>;

export default meta;

/** Every state. */
export const Gallery: StoryObj = {
  render: () => (
    <Columns>
      <Switch label="Uit" />
      <Switch label="Aan" defaultSelected />
      <Switch label="Met hulp" description="Wat er dan te zien is." />
      <Switch label="Niet nu" isDisabled />
      <Switch label="Niet nu, aan" isDisabled defaultSelected />
      <Switch label="Alleen lezen" isReadOnly defaultSelected />
      <Switch label="Woorden die op een smal scherm of bij grote letters over meer dan één regel lopen" />
    </Columns>
  ),
};
