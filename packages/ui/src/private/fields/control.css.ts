import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { textStyle } from '../../theme/textStyle.ts';

const failingEdge = `inset 0 0 0 ${vars.line.thin} ${vars.tone.critical.edge}`;
/** The part of the focus ring that is outside of the border. */
const ringAroundEdge = `0 0 0 calc(${vars.focus.width} - ${vars.line.thin}) ${vars.color.focus}`;

/** All of it outside of a border that is red. */
const ringAroundFailing = `0 0 0 ${vars.focus.width} ${vars.color.focus}`;

/** The box of a control: the same for a text field, a password and a select. */
export const control = componentStyle({
  ...textStyle('standard'),
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.size.controlInset,
  border: `${vars.line.thin} solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  textOverflow: 'ellipsis',
  transition: `border-color ${vars.motion.fast}`,
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  selectors: {
    '&:hover': { borderColor: vars.color.controlEdgeHovered },
    '&[readonly]': { background: vars.color.sunken, borderStyle: 'dashed' },
    '&[aria-invalid="true"]': {
      borderColor: vars.tone.critical.edge,
      boxShadow: failingEdge,
      '@media': { [media.forcedColors]: { borderWidth: vars.line.thick } },
    },
    // The one focus ring, under the text: the browser paints an outline over the caret, which blinks in its
    // own layer, and then assigns all later content of the page to layers at each keystroke.
    '&:focus-visible': {
      borderColor: vars.color.focus,
      borderStyle: 'solid',
      boxShadow: ringAroundEdge,
      outline: 'none',
      '@media': {
        [media.forcedColors]: {
          outline: `${vars.focus.width} solid Highlight`,
          outlineOffset: `calc(-1 * ${vars.line.thin})`,
        },
      },
    },
    // A field with an error stays red while it has the focus.
    '&[aria-invalid="true"]:focus-visible': {
      borderColor: vars.tone.critical.edge,
      boxShadow: `${failingEdge}, ${ringAroundFailing}`,
    },
    '&:disabled': {
      background: vars.color.sunken,
      borderColor: vars.color.divider,
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
      opacity: 1,
      '@media': { [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});
