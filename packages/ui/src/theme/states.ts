/**
 * States of a control as selectors, so that a misspelt one does not compile.
 * react-aria sets the attributes; `hovered` and `pressed` hold for pointer, touch and keyboard alike.
 */
export const states = {
  hovered: '&[data-hovered]',
  pressed: '&[data-pressed]',
  focused: '&[data-focused]',
  focusVisible: '&[data-focus-visible]',
  focusWithin: '&:focus-within',
  disabled: '&[data-disabled]',
  readOnly: '&[data-readonly]',
  invalid: '&[data-invalid]',
  required: '&[data-required]',
  pending: '&[data-pending]',
  busy: '&[aria-disabled="true"]',
  selected: '&[data-selected]',
  expanded: '&[data-expanded]',
  entering: '&[data-entering]',
  exiting: '&[data-exiting]',
  current: '&[aria-current]:not([aria-current="false"])',
} as const;
