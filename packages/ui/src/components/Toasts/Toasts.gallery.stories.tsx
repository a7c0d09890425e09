import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { toast } from './toast.ts';
import { Toasts } from './Toasts.tsx';
import { toastTones } from './toastTones.ts';

const meta = {
  title: 'Components/Toasts',
  component: Toasts,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const staying = { timeout: null };
    for (const tone of toastTones) {
      toast[tone]({ title: `Een titel: ${tone}` }, staying);
      toast[tone](
        {
          title: 'Een titel die over meer dan één regel van de melding loopt',
          description: 'En wat er meer over te zeggen is, in een zin of twee.',
          items: ['Naam: verplicht', 'Groep: verplicht'],
        },
        staying,
      );
    }
    return toast.clear;
  },
} satisfies Meta<typeof Toasts>;

export default meta;

/** Every tone, short and long. */
export const Gallery: StoryObj = {
  render: () => (
    <main style={{ minBlockSize: '62rem' }}>
      <Text>De pagina onder de meldingen.</Text>
      <Toasts />
    </main>
  ),
};
