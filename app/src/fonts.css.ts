import { tokens, vars } from '@facturatie/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

const [ownFamily, ...standIns] = tokens.type.family;

/** The family that the theme asks for first, as CSS writes it. */
export const family = `${ownFamily}`;

// The login page, which the build renders, shows nothing until its letters are decided.
globalStyle(':root[data-fonts="awaited"] body', { visibility: 'hidden' });

// A page whose letters came too late keeps what stands in for them as long as it is open.
globalStyle(':root[data-fonts="stand-in"]', {
  vars: { [vars.font.family]: standIns.join(', ') },
});
