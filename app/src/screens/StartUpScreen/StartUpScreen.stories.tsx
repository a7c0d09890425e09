import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StartUpScreen } from './StartUpScreen.tsx';

/** Fills the window until the app is ready. */
const meta = {
  title: 'Screens/StartUp',
  component: StartUpScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { hasFailed: false, onRetry: fn() },
} satisfies Meta<typeof StartUpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The app starts. */
export const Starting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('De toepassing start')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The app could not start; Opnieuw tries once more. */
export const Failed: Story = {
  args: { hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('De toepassing kon niet starten');
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
