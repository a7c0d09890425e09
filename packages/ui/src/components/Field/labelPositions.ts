/** Where the label of a field is; `hidden` keeps it for screen readers. */
export const labelPositions = ['top', 'side', 'hidden'] as const;
/** One of {@link labelPositions}. */
export type LabelPosition = (typeof labelPositions)[number];
