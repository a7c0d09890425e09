import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';

const meta = {
  title: 'Components/FormErrorSummary',
  component: FormErrorSummary,
  tags: ['!autodocs'],
} satisfies Meta<typeof FormErrorSummary>;

export default meta;

const long = {
  name: 'enterpriseNumber',
  label: 'Ondernemingsnummer',
  message:
    'De controlecijfers kloppen niet. Kijk het nummer na op een factuur van de klant of in de Kruispuntbank.',
};

/** One problem, and several, with a title of their own. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack>
      <FormErrorSummary problems={[long]} />
      <FormErrorSummary
        title="De klant is niet bewaard"
        problems={[{ name: 'companyName', label: 'Naam bedrijf', message: 'Vul in.' }, long]}
      />
    </Stack>
  ),
};
