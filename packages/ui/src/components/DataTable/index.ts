export { DataTable, type DataTableProps } from './DataTable.tsx';
export {
  rowActionsLooks,
  tableCardChoices,
  tableCardPlaces,
  tableColumnAlignments,
  tableColumnRests,
  tableColumnWidths,
  type Column,
  type RowActionsLook,
  type TableCardPlace,
  type TableCards,
  type TableColumnAlignment,
  type TableColumnRest,
  type TableColumnWidth,
} from './column.ts';
export { sortDirections, type SortDirection, type TableSort } from './sorting.ts';
export { dataTableKeys } from './DataTable.keys.ts';
