import { linkColor } from '../../private/linkColor.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/layeredStyle.ts';
import { alertTones } from './alertTones.ts';

export const alert = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  minInlineSize: 0,
  padding: vars.space.medium,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.medium,
});

export const tone = componentVariants(alertTones, (name) => ({
  vars: { [linkColor]: vars.tone[name].onSoft },
  color: vars.tone[name].onSoft,
  background: vars.tone[name].soft,
  borderColor: vars.tone[name].softPressed,
}));

/** As high as a line of text, so that the picture is beside the first one. */
export const picture = componentStyle({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(1em * ${vars.text.standard.lineHeight})`,
});

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.xsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = componentStyle({ fontWeight: vars.font.strong });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  paddingBlockStart: vars.space.xsmall,
});
