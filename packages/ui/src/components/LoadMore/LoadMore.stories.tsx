import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { LoadMore } from './LoadMore.tsx';

const texts = nlBE.loadMore;

const meta = {
  title: 'Components/LoadMore',
  component: LoadMore,
  tags: ['!autodocs'],
  args: {
    shown: 10,
    total: 25,
    isComplete: false,
    onLoad: fn<(signal: AbortSignal) => Promise<void>>(async () => undefined),
    delay: 0,
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows are added below; the first new one gets the focus. */
export const InAList: Story = {
  args: { delay: 500 },
  render: function Invoices({ onLoad, delay }) {
    const [shown, setShown] = useState(10);
    const list = useRef<HTMLUListElement>(null);
    return (
      <>
        <ul ref={list}>
          {Array.from({ length: shown }, (_, index) => (
            <li key={index} style={{ minBlockSize: '1.75rem' }}>
              <a href={`#${index + 1}`}>Factuur {index + 1}</a>
            </li>
          ))}
        </ul>
        <LoadMore
          shown={shown}
          total={25}
          isComplete={shown === 25}
          delay={delay}
          onLoad={async (signal) => {
            await onLoad(signal);
            setShown(Math.min(shown + 10, 25));
          }}
          firstNew={(before) => list.current?.querySelectorAll('a')[before]}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('10 van 25')).toBeVisible();
    await userEvent.dblClick(canvas.getByRole('button', { name: texts.more }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Factuur 11' })).toHaveFocus());
    await expect(args.onLoad).toHaveBeenCalledOnce();
    await expect(canvas.getByText('20 van 25')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.more }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Factuur 21' })).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('25 van 25')).toBeVisible();
  },
};

/** It failed: the rows stay, and it can be tried again. */
export const Failed: Story = {
  args: {
    onLoad: fn<(signal: AbortSignal) => Promise<void>>(async () => {
      throw new Error('offline');
    }),
    describeFailure: () => 'De server is niet bereikbaar.',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.more }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'De server is niet bereikbaar.',
    );
    const retry = canvas.getByRole('button', { name: texts.retry });
    await expect(retry).toHaveFocus();
    await userEvent.click(retry);
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledTimes(2));
  },
};

/** Without a total. */
export const WithoutTotal: Story = {
  args: { total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 getoond')).toBeVisible();
  },
};

/** The last row is loaded: there is no button. */
export const Complete: Story = {
  args: { shown: 25, isComplete: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
