import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  tags: ['!autodocs'],
} satisfies Meta<typeof SearchField>;

export default meta;

const search = () => undefined;

/** Empty and filled, with help, too short, and with every position of the label. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack space="xlarge">
      <SearchField label="Zoeken" value="" onSearch={search} />
      <SearchField label="Gezocht" value="peeters" onSearch={search} />
      <SearchField
        label="Met hulp"
        description="Op nummer, naam, adres of gemeente."
        value=""
        onSearch={search}
      />
      <SearchField label="Te kort" value="p" onSearch={search} />
      <SearchField label="Label ernaast" labelPosition="side" value="" onSearch={search} />
      <SearchField label="Label verborgen" labelPosition="hidden" value="" onSearch={search} />
      <SearchField
        label="Lang"
        value="een tekst die veel langer is dan het veld breed is, en dus niet past"
        onSearch={search}
      />
    </Stack>
  ),
};
