import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import { find } from '../../testing/find.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { withLessMovement } from '../../testing/withLessMovement.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { busy } from './busy.ts';
import { BusyIndicator } from './BusyIndicator.tsx';

const status = () => page.getByRole('status').element();
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

const showPage = () =>
  showInPage(
    <>
      <BusyIndicator />
      <button type="button">Eerste</button>
      <button type="button">Tweede</button>
      <Spinner label="De klant wordt gezocht" />
    </>,
  );

describe('the busy indicator', () => {
  beforeEach(async () => {
    await showPage();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });

  test('appears after 150 ms, and stays at least 300 ms', async () => {
    busy.show();
    await pass(149);
    expect(status().textContent).toBe('');
    await pass(1);
    expect(status().textContent).toBe(nlBE.busyIndicator.busy);
    busy.hide();
    await pass(299);
    expect(status().textContent).toBe(nlBE.busyIndicator.busy);
    await pass(1);
    expect(status().textContent).toBe('');
  });

  test('is one polite announcement, however many tasks are pending', async () => {
    const announcement: (string | null)[] = [];
    const observer = new MutationObserver(() => announcement.push(status().textContent));
    observer.observe(status(), { childList: true, characterData: true, subtree: true });
    busy.show();
    busy.show();
    await pass(200);
    busy.show();
    await pass(2000);
    busy.hide();
    busy.hide();
    await pass(2000);
    busy.hide();
    await pass(2000);
    observer.disconnect();
    expect(announcement).toEqual([nlBE.busyIndicator.busy, '']);
    expect(document.querySelectorAll('[role="alert"], [aria-live="assertive"]')).toHaveLength(0);
  });
});

describe('during pending work', () => {
  beforeEach(async () => {
    await showPage();
    busy.show();
    await vi.waitFor(() => find(document, '[data-live-announcer] > div'));
  });
  afterEach(busy.hide);

  test('the focus and the pointer are not blocked', async () => {
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Eerste' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Tweede' })).toHaveFocus();
    expect(document.querySelectorAll('[inert], [aria-modal], [aria-hidden="true"]')).toHaveLength(
      0,
    );
    const { top, height } = find(document, '[data-live-announcer] > div').getBoundingClientRect();
    const pressed = document.elementFromPoint(window.innerWidth / 2, top + height / 2);
    expect(pressed?.closest('[data-live-announcer]')).toBeNull();
  });

  test('nothing moves with reduced motion', async () => {
    const line = () => getComputedStyle(find(document, '[data-live-announcer] > div'));
    const ring = () => getComputedStyle(find(document, '[data-live-announcer] ~ span > span'));
    expect([line().animationDuration, ring().animationDuration]).not.toContain('0s');
    await withLessMovement(() => {
      expect([line().animationDuration, ring().animationDuration]).toEqual(['0s', '0s']);
    });
  });
});
