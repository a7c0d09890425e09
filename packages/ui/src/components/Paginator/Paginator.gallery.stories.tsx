import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Paginator } from './Paginator.tsx';

const meta = {
  title: 'Components/Paginator',
  component: Paginator,
  tags: ['!autodocs'],
} satisfies Meta<typeof Paginator>;

export default meta;

const hrefFor = (page: number) => `#klanten?p=${page}`;

/** First, middle and last page, one page, very many, and without a choice of size. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack space="large">
      {[
        [1, 12],
        [3, 12],
        [12, 12],
        [1, 1],
        [1200, 12_345],
      ].map(([page = 1, lastPage = 1]) => (
        <Paginator
          key={`${page}/${lastPage}`}
          label={`Pagina's van lijst ${page}/${lastPage}`}
          page={page}
          lastPage={lastPage}
          hrefFor={hrefFor}
          pageSize={20}
          onPageSizeChange={() => undefined}
          total={`${lastPage * 20} klanten`}
        />
      ))}
      <Paginator label="Alleen pagina's" page={2} lastPage={3} hrefFor={hrefFor} />
    </Stack>
  ),
};
