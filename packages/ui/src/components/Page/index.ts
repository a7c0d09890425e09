export { Page, type PageProps } from './Page.tsx';
export { pageWidths, type PageWidth } from './pageWidths.ts';
