export { Columns, type ColumnsProps } from './Columns.tsx';
export { columnMinWidths, type ColumnMinWidth } from './columnMinWidths.ts';
