import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showInPage } from '../../testing/showInPage.tsx';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { fetchAhead, onDemand } from './part.ts';
import { OnDemand } from './OnDemand.tsx';

interface Code {
  Modal: typeof Modal;
}

/** What the parts of one test fetched. */
interface Fetched {
  fetches: PromiseWithResolvers<Code>[];
  isOver: boolean;
}

let current: Fetched = { fetches: [], isOver: false };

beforeEach(() => {
  current = { fetches: [], isOver: false };
});

/** Completes pending loads: the next test renders nothing before every part is loaded. */
afterEach(() => {
  current.isOver = true;
  for (const { resolve } of current.fetches) resolve({ Modal });
});

/** A part that loads when the test resolves it. */
function heldBack() {
  const own = current;
  return onDemand(async () => {
    const fetching = Promise.withResolvers<Code>();
    own.fetches.push(fetching);
    if (own.isOver) fetching.resolve({ Modal });
    return fetching.promise;
  });
}

function Terms({ onFailure }: { onFailure?: () => void }) {
  const [part] = useState(heldBack);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Voorwaarden</Button>
      <OnDemand part={part} isAsked={isOpen} onCancel={close} {...(onFailure && { onFailure })}>
        {(code) => (
          <code.Modal title="Voorwaarden" isOpen={isOpen} onClose={close}>
            Binnen 30 dagen
          </code.Modal>
        )}
      </OnDemand>
    </>
  );
}

const button = () => page.getByRole('button', { name: 'Voorwaarden' });
const dialog = () => page.getByRole('dialog', { name: 'Voorwaarden' });

test('a part takes the focus when it is loaded, and returns it to its trigger', async () => {
  await showInPage(<Terms />);
  await userEvent.click(button());
  await expect.element(button()).toHaveFocus();
  for (const fetching of current.fetches) fetching.resolve({ Modal });
  await expect.element(dialog()).toBeVisible();
  expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(button()).toHaveFocus();
  expect(current.fetches).toHaveLength(1);
});

test('Escape calls off a part that is on its way', async () => {
  await showInPage(<Terms />);
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  for (const fetching of current.fetches) fetching.resolve({ Modal });
  await expect.element(button()).toHaveFocus();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('Escape belongs to the page again once a part is closed', async () => {
  await showInPage(<Terms />);
  await userEvent.click(button());
  for (const fetching of current.fetches) fetching.resolve({ Modal });
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button()).toHaveFocus();
  const listener = vi.fn(({ defaultPrevented }: Event) => defaultPrevented);
  document.addEventListener('keydown', listener);
  onTestFinished(() => document.removeEventListener('keydown', listener));
  await userEvent.keyboard('{Escape}');
  expect(listener.mock.results).toMatchObject([{ value: false }]);
});

test('a part that cannot be loaded shows a message at its trigger, and is loaded again', async () => {
  await showInPage(<Terms />);
  await userEvent.click(button());
  for (const fetching of current.fetches) fetching.reject(new Error('offline'));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.poll(() => current.fetches.length).toBeGreaterThan(1);
  for (const fetching of current.fetches) fetching.resolve({ Modal });
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
});

test('onFailure is called in place of the message', async () => {
  let failures = 0;
  await showInPage(
    <Terms
      onFailure={() => {
        failures += 1;
      }}
    />,
  );
  await userEvent.click(button());
  for (const fetching of current.fetches) fetching.reject(new Error('offline'));
  await expect.poll(() => failures).toBe(1);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a part is prefetched after the first input in the page, and once', async () => {
  await showInPage(<p>Iets</p>);
  const part = heldBack();
  fetchAhead(part);
  fetchAhead(part);
  await userEvent.keyboard('a');
  await expect.poll(() => current.fetches.length).toBe(1);
});

test('an undefined module is a failure', async () => {
  const part = onDemand(async () => Promise.resolve(undefined));
  await expect(part.fetch()).rejects.toThrow('could not be fetched');
  await expect(part.fetch()).rejects.toThrow('could not be fetched');
});
