import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { onDemand } from './part.ts';
import { OnDemand } from './OnDemand.tsx';

const meta = {
  title: 'Components/OnDemand',
  component: OnDemand,
  tags: ['!autodocs'],
} satisfies Meta<typeof OnDemand>;

export default meta;

const dialog = onDemand(() => import('../Modal/Modal.tsx'));

const unreachable: typeof dialog = onDemand(() =>
  Promise.reject(new Error('The server cannot be reached')),
);

interface ConditionsProps {
  part: typeof dialog;
  isOpenAtFirst?: boolean;
}

function Conditions({ part, isOpenAtFirst = false }: ConditionsProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Voorwaarden</Button>
      <OnDemand part={part} isAsked={isOpen} onCancel={close}>
        {({ Modal }) => (
          <Modal title="Voorwaarden" isOpen={isOpen} onClose={close}>
            Betaalbaar binnen 30 dagen.
          </Modal>
        )}
      </OnDemand>
    </>
  );
}

/** The code of the dialog comes with the first sign of work in the page, or when it is requested. */
export const Dialog: StoryObj = {
  render: () => <Conditions part={dialog} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voorwaarden' }));
    const { body } = canvasElement.ownerDocument;
    await expect(body.querySelector('[role=dialog]')).toHaveTextContent('Betaalbaar');
    await userEvent.keyboard('{Escape}');
  },
};

/** What is requested when the page opens is fetched at once. */
export const AskedAtFirst: StoryObj = {
  render: () => <Conditions part={dialog} isOpenAtFirst />,
  play: async ({ canvasElement, userEvent }) => {
    const { body } = canvasElement.ownerDocument;
    const opened = within(body);
    await expect(await opened.findByRole('dialog')).toHaveTextContent('Betaalbaar');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
  },
};

/** A failed fetch shows an error beside its trigger, and is retried on the next request. */
export const Unreachable: StoryObj = {
  render: () => <Conditions part={unreachable} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Voorwaarden' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('probeer het opnieuw');
    await expect(button).toHaveFocus();
  },
};
