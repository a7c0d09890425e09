import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { AsyncContent, type AsyncState } from './AsyncContent.tsx';

const texts = nlBE.asyncContent;

const failure = { cause: 'De server is niet bereikbaar.', code: '503' };

const meta = {
  title: 'Components/AsyncContent',
  component: AsyncContent<string[]>,
  tags: ['!autodocs'],
  args: {
    state: { status: 'ready', value: ['Bakkerij De Smet', 'Garage Peeters'] },
    children: (names: string[]) => (
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
    skeleton: <Card>…</Card>,
    empty: {
      none: {
        title: 'Nog geen klanten',
        description: 'Voeg de eerste toe.',
        action: (
          <ButtonLink href="#toevoegen" icon="add">
            Toevoegen
          </ButtonLink>
        ),
      },
      noMatch: { title: 'Geen resultaat', description: "Niets gevonden voor 'pteers'." },
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof AsyncContent<string[]>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Loaded. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Loading: a skeleton reserves the space. */
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('…')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.loading);
  },
};

/** Empty, with the action to create the first. */
export const NothingYet: Story = {
  args: { state: { status: 'empty', reason: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nog geen klanten');
    await expect(canvas.getByRole('link', { name: 'Toevoegen' })).toBeVisible();
  },
};

/** No results for a search. */
export const NoMatch: Story = {
  args: { state: { status: 'empty', reason: 'noMatch' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Niets gevonden voor 'pteers'.")).toBeVisible();
    await expect(canvas.queryByText('Nog geen klanten')).toBeNull();
  },
};

/** With the default texts. */
export const OwnWords: Story = {
  args: { state: { status: 'empty', reason: 'noMatch' }, empty: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.noMatch);
  },
};

/** Failed: the cause, a code for support staff, and retry. */
export const Failed: Story = {
  args: { state: { status: 'failed', failure } },
  play: async ({ canvas, userEvent, args }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(nlBE.failedState.title);
    await expect(alert).toHaveTextContent('De server is niet bereikbaar. (fout 503)');
    await userEvent.click(canvas.getByRole('button', { name: nlBE.failedState.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A retry keeps the button and its focus until it ends. */
export const Retrying: Story = {
  args: { state: { status: 'failed', failure }, isRetrying: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: new RegExp(nlBE.failedState.retry) });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** After a successful retry the focus moves to the content. */
export const RetriedWell: Story = {
  render: function List(args) {
    const [state, setState] = useState<AsyncState<string[]>>({ status: 'failed', failure });
    const retry = () => setState({ status: 'ready', value: ['Bakkerij De Smet'] });
    return (
      <div data-testid="list">
        <AsyncContent {...args} state={state} onRetry={retry} />
      </div>
    );
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    canvas.getByRole('button', { name: nlBE.failedState.retry }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Bakkerij De Smet')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.ready);
    await expect(canvas.getByTestId('list')).toContainElement(
      canvasElement.ownerDocument.activeElement as HTMLElement,
    );
  },
};

/** Content shorter than its skeleton moves nothing below it. */
export const NothingMoves: Story = {
  render: function List(args) {
    const [state, setState] = useState<AsyncState<string[]>>({ status: 'loading' });
    return (
      <>
        <AsyncContent {...args} state={state} skeleton={<Skeleton lines={16} />} />
        <Button onPress={() => setState({ status: 'empty', reason: 'none' })}>Niets</Button>
        <Button onPress={() => setState({ status: 'failed', failure })}>Mislukt</Button>
        <Button onPress={() => setState({ status: 'ready', value: ['Garage Peeters'] })}>Er</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const top = () => button('Niets').getBoundingClientRect().top;
    const before = top();
    await userEvent.click(button('Niets'));
    await expect(canvas.getByText('Voeg de eerste toe.')).toBeVisible();
    await expect(top()).toBe(before);
    await userEvent.click(button('Mislukt'));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(top()).toBe(before);
    await userEvent.click(button('Er'));
    await expect(canvas.getByText('Garage Peeters')).toBeVisible();
    await expect(top()).toBeLessThan(before);
  },
};
