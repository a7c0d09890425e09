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
  marginInline: 'auto',
  padding: vars.space.gutter,
  // A sheet has its own margins, and is as wide as it is.
  '@media': { [media.print]: { padding: 0 } },
});

export const width = layoutVariants(pageWidths, (name) => ({
  maxInlineSize: vars.width[name],
  '@media': { [media.print]: { maxInlineSize: 'none' } },
}));

export const head = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minBlockSize: vars.size.control,
});

export const title = layoutStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

export const actions = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
});

/** Under one another: the title grows a little when its letters arrive, and moves nothing beside it. */
export const titleLine = layoutStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});
