/** What a toast tells: that something succeeded, that something needs attention, that something failed. */
export const toastTones = ['success', 'warning', 'error'] as const;
/** One of {@link toastTones}. */
export type ToastTone = (typeof toastTones)[number];
