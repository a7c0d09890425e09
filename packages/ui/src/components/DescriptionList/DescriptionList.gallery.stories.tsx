import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  tags: ['!autodocs'],
} satisfies Meta<typeof DescriptionList>;

export default meta;

/** Short and long names and values. */
export const Gallery: StoryObj = {
  render: () => (
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
  ),
};
