/** How a report looks: the colours of the reader's own system, one column on a telephone. */
export const reportStyles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
body { margin: 0 auto; padding: 1rem; max-width: 120rem; }
h1, h2 { line-height: 1.2; }
h2 { border-block-start: 1px solid; padding-block-start: 1rem; overflow-wrap: anywhere; }
a { color: LinkText; }
nav ol { columns: 18rem; margin-block: 1rem; }
nav a { overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
fieldset { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; border: 0; padding: 0; margin: 0 0 1rem; }
legend { float: left; margin-inline-end: 1rem; font-weight: 600; }
label { min-block-size: 24px; }
.sides { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); align-items: start; }
figure { margin: 0; min-inline-size: 0; }
figcaption { font-weight: 600; }
img { max-inline-size: 100%; block-size: auto; vertical-align: top; outline: 1px solid; outline-offset: -1px; background: #808080; }
.both { display: none; }
.share { display: flex; align-items: center; gap: .75rem; max-inline-size: 40rem; margin-block-end: 1rem; }
.share input { flex: 1; min-inline-size: 0; min-block-size: 24px; }
.stack { display: grid; justify-items: start; isolation: isolate; --part: calc(var(--share, 50) * 1%); }
.stack img { grid-area: 1 / 1; }
.comparison:has([value=slide]:checked, [value=fade]:checked, [value=blend]:checked) { & > .sides { display: none; } & > .both { display: block; } }
.comparison:has([value=slide]:checked) img + img { clip-path: inset(0 calc(100% - var(--part)) 0 0); }
.comparison:has([value=fade]:checked) img + img { opacity: var(--part); }
.comparison:has([value=blend]:checked) { & .stack { filter: brightness(6); } & img + img { mix-blend-mode: difference; opacity: 1; } & .share { display: none; } }
`;
