import { tokens, vars } from '@facturatie/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

const [ownFamily, ...standIns] = tokens.type.family;

/** The first family of the theme, in CSS notation. */
export const family = `${ownFamily}`;

// The prerendered login page is hidden until its font is decided.
globalStyle(':root[data-fonts="awaited"] body', { visibility: 'hidden' });

// A page whose font loaded too late keeps the fallback font as long as it is open.
globalStyle(':root[data-fonts="stand-in"]', {
  vars: { [vars.font.family]: standIns.join(', ') },
});
