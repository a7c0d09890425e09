import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { ToastTone } from './toastTones.ts';

/** How long a toast stays by default, in milliseconds. */
export const toastTimeout = 5000;

/** What a toast says. */
export interface ToastMessage {
  /** What happened, in a few words. */
  title: string;
  /** More about it, in a sentence. */
  description?: string;
  /** What it concerns, one to a line: the fields that were refused, for example. */
  items?: readonly string[];
}

/** How a toast behaves. */
export interface ToastOptions {
  /** How long it stays, in milliseconds; `null` until the user closes it. */
  timeout?: number | null;
}

/** What the queue keeps of a toast. */
export interface ToastContent extends ToastMessage {
  tone: ToastTone;
}

/** The toasts of this page, newest first. Its timers start when a toast is shown. */
export const toastQueue = new ToastQueue<ToastContent>();

const teller =
  (tone: ToastTone) =>
  (message: ToastMessage, { timeout = toastTimeout }: ToastOptions = {}): string =>
    toastQueue.add({ ...message, tone }, timeout === null ? {} : { timeout });

/**
 * Shows a message in a corner of the page; callable from anywhere, React or not.
 * Each function returns the key that `dismiss` takes. `Toasts` shows them.
 */
export const toast = {
  /** Something succeeded. Said when the screen reader is ready with what it was saying. */
  success: teller('success'),
  /** A warning, announced assertively. */
  warning: teller('warning'),
  /** A failure, announced assertively. */
  error: teller('error'),
  /** Takes a toast away before its time. */
  dismiss: (key: string): void => toastQueue.close(key),
  /** Takes all toasts away. */
  clear: (): void => toastQueue.clear(),
};
