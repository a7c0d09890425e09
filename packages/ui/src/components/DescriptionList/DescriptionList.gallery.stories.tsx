import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  tags: ['!autodocs'],
} satisfies Meta<typeof DescriptionList>;

export default meta;

/** Short and long names and values, and a sum. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack>
      <DescriptionList
        facts={[
          { term: 'Nr.', value: '20261100042' },
          { term: 'Status', value: <StatusBadge tone="caution">Deels betaald</StatusBadge> },
          { term: 'Gestructureerde mededeling', value: '+++090/9337/55493+++' },
          {
            term: 'Opmerkingen',
            value:
              'Leveren na 17 uur. Bel eerst aan bij de buren, die de sleutel hebben van het magazijn achter de bakkerij, en laat de pallets daar staan tot er iemand is om ze na te kijken.',
          },
          {
            term: 'Aansprakelijkheidswaardevaststellingsveranderingen',
            value: 'Eenwoorddatnergenseindigtenoveraldoorlooptmoetookergensbrekenalshetnietpast',
          },
        ]}
      />
      <DescriptionList
        look="sum"
        facts={[
          { term: 'Totaal Excl.', value: '€ 1.250,00' },
          { term: 'Btw', value: '€ 262,50' },
          { term: 'Totaal Incl.', value: '€ 1.512,50' },
        ]}
      />
    </Stack>
  ),
};
