/** What agreeing means; `critical` for what cannot be undone. */
export const alertDialogTones = ['accent', 'critical'] as const;
/** One of {@link alertDialogTones}. */
export type AlertDialogTone = (typeof alertDialogTones)[number];
