import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx';

const texts = nlBE.loadMore;
const button = (name = texts.more) => page.getByRole('button', { name });
const row = (number: number) => page.getByRole('link', { name: `Rij ${number}`, exact: true });

type ListProps = Partial<LoadMoreProps> & { last?: number; pointsOut?: boolean };

/** Ten rows, and ten more with every answer. */
function List({ last = 25, pointsOut = true, onLoad, ...props }: ListProps) {
  const [shown, setShown] = useState(10);
  const numbers = Array.from({ length: shown }, (_, index) => index + 1);
  return (
    <>
      <input aria-label="Elders" />
      {numbers.map((number) => (
        <a key={number} id={`row-${number}`} href={`#${number}`}>
          Rij {number}
        </a>
      ))}
      <LoadMore
        shown={shown}
        total={last}
        isComplete={shown >= last}
        delay={0}
        firstNew={pointsOut ? (before) => document.getElementById(`row-${before + 1}`) : undefined}
        {...props}
        onLoad={async (signal) => {
          await onLoad?.(signal);
          setShown(Math.min(shown + 10, last));
        }}
      />
    </>
  );
}

/** An answer that comes on command. */
function answer() {
  let settle = (_failure?: Error) => {};
  const promise = new Promise<void>((resolve, reject) => {
    settle = (failure) => (failure ? reject(failure) : resolve());
  });
  return { promise, settle };
}

afterEach(() => vi.useRealTimers());

describe('a press', () => {
  test('announces after half a second, once even when it is repeated', async () => {
    const onLoad = vi.fn(async () => undefined);
    await showInPage(<List onLoad={onLoad} delay={undefined} />);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await userEvent.dblClick(button());
    vi.advanceTimersByTime(499);
    expect(onLoad).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onLoad).toHaveBeenCalledOnce();
    vi.useRealTimers();
    await expect.element(row(20)).toBeVisible();
    expect(onLoad).toHaveBeenCalledOnce();
  });

  test('sends no request after the list unmounts', async () => {
    const onLoad = vi.fn(async () => undefined);
    await showInPage(<List onLoad={onLoad} delay={undefined} />);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await userEvent.click(button());
    const gone = showInPage(null);
    // The page appears after a frame and a timer, and timers are faked.
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve());
      });
    }
    vi.advanceTimersByTime(500);
    await gone;
    expect(onLoad).not.toHaveBeenCalled();
  });

  test('aborts its request when the list unmounts', async () => {
    const signals: AbortSignal[] = [];
    await showInPage(
      <List
        onLoad={(signal) => {
          signals.push(signal);
          return answer().promise;
        }}
      />,
    );
    await userEvent.click(button());
    await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([false]);
    await showInPage(null);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('the focus', () => {
  test('moves to the first new row', async () => {
    await showInPage(<List />);
    await userEvent.click(button());
    await expect.element(row(11)).toHaveFocus();
  });

  test('stays elsewhere when the user moved it meanwhile', async () => {
    const { promise, settle } = answer();
    await showInPage(<List onLoad={() => promise} />);
    await userEvent.click(button());
    const field = page.getByRole('textbox', { name: 'Elders' });
    await userEvent.click(field);
    settle();
    await expect.element(row(20)).toBeVisible();
    await expect.element(field).toHaveFocus();
  });

  test('is not lost with the button, on the last page', async () => {
    await showInPage(<List last={15} pointsOut={false} />);
    await userEvent.click(button());
    await expect.element(button()).not.toBeInTheDocument();
    await expect.element(page.getByText('15 van 15')).toHaveFocus();
  });
});

describe('a failure', () => {
  test('keeps the rows, the focus and the count, and can be tried again', async () => {
    const onLoad = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('offline'));
    await showInPage(<List onLoad={onLoad} />);
    await userEvent.click(button());
    const alert = page.getByRole('alert');
    await expect.element(alert).toBeVisible();
    expect(alert.element().textContent).toContain(texts.failed);
    await expect.element(row(10)).toBeVisible();
    await expect.element(page.getByText('10 van 25')).toBeVisible();
    await expect.element(button(texts.retry)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(row(11)).toHaveFocus();
    expect(alert.query()).toBeNull();
    expect(onLoad).toHaveBeenCalledTimes(2);
  });
});

test('large counts have separators', async () => {
  await showInPage(
    <LoadMore shown={1030} total={2115} isComplete={false} onLoad={async () => undefined} />,
  );
  await expect.element(page.getByRole('status').first()).toHaveTextContent('1.030 van 2.115');
});
