import { act, useState } from 'react';
import { Dialog, Modal } from 'react-aria-components';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyCoverage } from '../../testing/keyCoverage.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { Button } from '../Button/Button.tsx';
import { tooltipKeys } from './Tooltip.keys.ts';
import { Tooltip } from './Tooltip.tsx';
import { tooltipDelay } from './tooltipPlacements.ts';

const button = () => page.getByRole('button', { name: 'Opslaan' });
const tooltip = () => page.getByRole('tooltip');

const coverage = keyCoverage(tooltipKeys);

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

function OnAPage() {
  return (
    <div style={{ minBlockSize: '300vh' }}>
      <p>Elders</p>
      <Tooltip text="Ook met Ctrl+S">
        <Button>Opslaan</Button>
      </Tooltip>
    </div>
  );
}

describe('the pointer', () => {
  afterEach(() => {
    vi.useRealTimers();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });

  /** Advances the time, and lets React render. */
  const pass = (milliseconds: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    });

  /** From here on fake timers are used. */
  function holdTime() {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  }

  // First of all: what was shown a moment ago is shown again at once.
  test('hovers for a while before the tooltip opens', async () => {
    await showInPage(<OnAPage />);
    holdTime();
    await act(() => userEvent.hover(page.getByText('Elders')));
    await act(() => userEvent.hover(button()));
    await pass(tooltipDelay - 100);
    expect(tooltip().query()).toBeNull();
    await pass(100);
    await expect.element(tooltip()).toBeVisible();
  });

  test('may go over the tooltip, also over that of a dialog', async () => {
    await showInPage(<InADialog />);
    holdTime();
    await act(() => userEvent.hover(page.getByRole('dialog')));
    await act(() => userEvent.hover(button()));
    await act(() => userEvent.hover(tooltip()));
    await pass(60_000);
    expect(tooltip().element().closest('[inert]')).toBeNull();
    await act(() => userEvent.unhover(tooltip()));
    await pass(60_000);
    expect(tooltip().query()).toBeNull();
  });
});

describe('keys of a tooltip', () => {
  test(`pressing ${coverage.row('Tab')}`, async () => {
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

  test(`pressing ${coverage.row('Escape')}`, async () => {
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
    expect(coverage.untested()).toEqual([]);
  });
});

test('a tooltip closes when its trigger scrolls away', async () => {
  await showInPage(<OnAPage />);
  await userEvent.tab();
  await expect.element(tooltip()).toBeVisible();
  await userEvent.wheel(page.getByText('Elders'), { delta: { y: 50 } });
  await expect.element(tooltip()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  document.documentElement.scrollTop = 0;
});
