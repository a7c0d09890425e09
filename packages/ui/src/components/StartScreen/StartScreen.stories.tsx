import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Page } from '../Page/Page.tsx';
import { StartScreen } from './StartScreen.tsx';

const meta = {
  title: 'Components/StartScreen',
  component: StartScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Facturatie wordt gestart',
    isStarting: true,
    children: (
      <main>
        <Page title="Dashboard">
          <Button>Verder</Button>
        </Page>
      </main>
    ),
  },
} satisfies Meta<typeof StartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While the application starts, the page belongs to the spinner. */
export const Starting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Facturatie wordt gestart')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Facturatie wordt gestart');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** After the start only the application is rendered. */
export const Started: Story = {
  args: { isStarting: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
