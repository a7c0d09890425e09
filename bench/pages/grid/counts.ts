/** What was drawn since the counts were last set back. */
export const drawn = { lines: new Set<string>(), summaries: 0 };
