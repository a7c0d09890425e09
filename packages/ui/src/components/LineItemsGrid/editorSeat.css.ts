import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';

/** Says of a cell that it has an editor, and whether that is shown. Not drawn by React, and so there at once. */
export const editorName = 'data-editor';
export const withEditor = `[${editorName}]`;
const withShownEditor = `[${editorName}="shown"]`;

/**
 * An editor stands in one place with the plain control of its cell, and only one of the two is visible: so
 * nothing is laid out when that changes, which is when somebody waits for the focus.
 */
export const seat = componentStyle({
  visibility: 'hidden',
  gridArea: '2 / 1 / span 2',
  minInlineSize: 0,
  selectors: { [`${withShownEditor} > &`]: { visibility: 'visible' } },
  '@media': {
    [media.print]: {
      display: 'none',
      selectors: { [`${withShownEditor} > &`]: { display: 'contents' } },
    },
  },
});

/** One place for the plain control and the editor, below what a card says over them. */
export const cellWithEditor = {
  selectors: {
    [`&${withEditor}`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
    },
  },
} as const;
export const cellWithEditorOnPaper = {
  selectors: { [`&${withEditor}`]: { display: 'table-cell' } },
} as const;

/** Makes way for the editor of its cell, and keeps its room. */
export const underEditor = {
  selectors: {
    [`${withEditor} > &`]: { gridArea: '2 / 1' },
    [`${withShownEditor} > &`]: { visibility: 'hidden' },
  },
} as const;
export const underEditorOnPaper = {
  selectors: { [`${withShownEditor} > &`]: { display: 'none' } },
} as const;

/** Makes way and leaves no room, because it may be higher than what stands in the editor by then. */
export const behindEditor = {
  [`${withEditor} > &`]: { gridArea: '2 / 1' },
  [`${withShownEditor} > &`]: { display: 'none' },
} as const;
