export { DataTable, type DataTableProps } from './DataTable.tsx';
export {
  rowActionsLooks,
  tableColumnAlignments,
  tableColumnWidths,
  type Column,
  type RowActionsLook,
  type TableColumnAlignment,
  type TableColumnWidth,
} from './column.ts';
export { tableCardChoices, type TableCards } from './tableCardChoices.ts';
export { sortDirections, type SortDirection, type TableSort } from './sorting.ts';
export { dataTableKeys } from './DataTable.keys.ts';
