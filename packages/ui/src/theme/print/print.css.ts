import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { printRule } from './print.ts';
import { tones } from '../tokenTypes.ts';

// What paper shows of any page: its content, whole, in ink on white.

/** Centimetres that a printer can hold on to, on every side. */
globalStyle('@page', { margin: '1.5cm' });

// Buttons, links and overlays are not printed.
printRule('button, nav, [popover], [role="tooltip"]', { display: 'none !important' });
// Overrides style sheets that print the address of a link.
printRule('a[href]::after', { content: 'none !important' });
printRule('::placeholder', { color: 'transparent !important' });
printRule(':focus-visible', { outline: 'none !important', boxShadow: 'none !important' });

// Dark colours are for screens. Grounds are white and tones are their ink alone.
printRule(':root, [data-color-scheme]', { colorScheme: 'light !important' });
const white = 'white !important';
const none = 'transparent !important';
printRule(':root', {
  // A little under two millimetres to a line: what fills a screen fits on a sheet.
  fontSize: '87.5% !important',
  vars: {
    [vars.color.canvas]: white,
    [vars.color.surface]: white,
    [vars.color.raised]: white,
    [vars.color.sunken]: white,
    [vars.color.rowHovered]: white,
    [vars.shadow.low]: 'none !important',
    [vars.shadow.high]: 'none !important',
    ...Object.fromEntries(tones.map((tone) => [vars.tone[tone].soft, none])),
  },
});

// Sheets end between rows and never inside one; the head of a table is on each of its sheets.
printRule('thead', { display: 'table-header-group !important' });
printRule('tr, li, dt, dd, figure, img', { breakInside: 'avoid !important' as 'avoid' });
printRule('h1, h2, h3, h4, caption', { breakAfter: 'avoid !important' as 'avoid' });
printRule('p', { orphans: 3, widows: 3 });
