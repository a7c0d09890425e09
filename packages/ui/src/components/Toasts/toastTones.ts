/** The kind of message: success, attention needed, failure. */
export const toastTones = ['success', 'warning', 'error'] as const;
/** One of {@link toastTones}. */
export type ToastTone = (typeof toastTones)[number];
