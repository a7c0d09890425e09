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

/** Says why, at once, and tries again. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('De server is niet bereikbaar.');
    await userEvent.click(canvas.getByRole('button', { name: nlBE.failedState.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A code for whoever is asked for help. */
export const WithCode: Story = {
  args: { failure: { cause: 'De server gaf een onverwacht antwoord.', code: '503' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('(fout 503)');
  },
};

/** It is tried again; a second press does nothing. */
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** Something else than loading failed. */
export const OtherTitle: Story = { args: { title: 'De pdf kon niet gemaakt worden' } };
