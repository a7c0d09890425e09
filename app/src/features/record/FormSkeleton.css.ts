import { vars } from '@facturatie/ui/theme';
import { style } from '@vanilla-extract/css';

/** At least as high as the window, so that content below it cannot shift in view. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minBlockSize: '100dvh',
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space.medium,
});

const box = {
  blockSize: vars.size.control,
  border: `${vars.line.thin} solid ${vars.color.divider}`,
  borderRadius: vars.radius.medium,
} as const;

export const field = style(box);
export const button = style({ ...box, inlineSize: '6rem' });
