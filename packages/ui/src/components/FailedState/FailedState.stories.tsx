import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { FailedState } from './FailedState.tsx';

const meta = {
  title: 'Components/FailedState',
  component: FailedState,
  tags: ['!autodocs'],
  args: { failure: { cause: 'De server is niet bereikbaar.' }, onRetry: fn() },
} satisfies Meta<typeof FailedState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cause, announced at once, with retry. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('De server is niet bereikbaar.');
    await userEvent.click(canvas.getByRole('button', { name: nlBE.failedState.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A code for support staff. */
export const WithCode: Story = {
  args: { failure: { cause: 'De server gaf een onverwacht antwoord.', code: '503' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('(fout 503)');
  },
};

/** Retrying: further presses are ignored. */
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** With another title. */
export const OtherTitle: Story = { args: { title: 'De pdf kon niet gemaakt worden' } };
