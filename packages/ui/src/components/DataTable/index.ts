export { DataTable, type DataTableProps } from './DataTable.tsx';
export {
  tableColumnAlignments,
  tableColumnWidths,
  type Column,
  type TableColumnAlignment,
  type TableColumnWidth,
} from './column.ts';
export { dataTableKeys } from './DataTable.keys.ts';
