import { useState } from 'react';
import { Dialog, Modal } from 'react-aria-components';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyTrials } from '../../testing/keyTrials.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { Button } from '../Button/Button.tsx';
import { tooltipKeys } from './Tooltip.keys.ts';
import { Tooltip } from './Tooltip.tsx';

const button = () => page.getByRole('button', { name: 'Opslaan' });
const tooltip = () => page.getByRole('tooltip');

const trials = keyTrials(tooltipKeys);

function InADialog() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Modal isOpen={isOpen} onOpenChange={setIsOpen}>
      <Dialog aria-label="Venster">
        <Tooltip text="Ook met Ctrl+S" placement="bottom" delay={0}>
          <Button>Opslaan</Button>
        </Tooltip>
      </Dialog>
    </Modal>
  );
}

describe('keys of a tooltip', () => {
  test(`pressing ${trials.row('Tab')}`, async () => {
    await showInPage(
      <Tooltip text="Ook met Ctrl+S">
        <Button>Opslaan</Button>
      </Tooltip>,
    );
    await userEvent.tab();
    await expect.element(tooltip()).toHaveTextContent('Ook met Ctrl+S');
    await userEvent.tab();
    await expect.element(tooltip()).not.toBeInTheDocument();
  });

  test(`pressing ${trials.row('Escape')}`, async () => {
    await showInPage(<InADialog />);
    await userEvent.tab();
    await expect.element(button()).toHaveFocus();
    await expect.element(tooltip()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip()).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('every row of the table is tried', () => {
    expect(trials.untried()).toEqual([]);
  });
});

describe('the pointer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('may go over the tooltip, also over that of a dialog', async () => {
    await showInPage(<InADialog />);
    await userEvent.hover(page.getByRole('dialog'));
    await userEvent.hover(button());
    await userEvent.hover(tooltip());
    vi.advanceTimersByTime(60_000);
    await expect.element(tooltip()).toBeVisible();
    expect(tooltip().element().closest('[inert]')).toBeNull();
    await userEvent.unhover(tooltip());
    vi.advanceTimersByTime(60_000);
    await expect.element(tooltip()).not.toBeInTheDocument();
  });
});
