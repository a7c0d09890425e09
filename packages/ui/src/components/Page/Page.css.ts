import { vars } from '../../theme/contract.css.ts';
import { layoutStyle, layoutVariants } from '../../theme/layeredStyle.ts';
import { media } from '../../theme/media.ts';
import { pageWidths } from './pageWidths.ts';

export const page = layoutStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  inlineSize: '100%',
  minInlineSize: 0,
  padding: vars.space.gutter,
  // A sheet has its own margins, and is as wide as it is.
  '@media': { [media.print]: { padding: 0 } },
});

export const width = layoutVariants(pageWidths, (name) => ({
  maxInlineSize: vars.width[name],
  // A form of one column is centred; any other page begins where the footer does.
  marginInline: name === 'narrow' ? 'auto' : 0,
  '@media': { [media.print]: { maxInlineSize: 'none' } },
}));

export const head = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.medium,
});

export const title = layoutStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  '@media': { [media.narrow]: { flexBasis: '100%' } },
});

/** Beside the title, at the remaining width; with its own button it is wider. */
export const search = layoutStyle({
  flex: '1 1 16rem',
  maxInlineSize: '24rem',
  selectors: { '&:has([type=submit])': { maxInlineSize: '28rem' } },
});

export const actions = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
});

export const titleLine = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  minInlineSize: 0,
});
