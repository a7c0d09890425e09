export { LineItemsGrid, type LineItemsGridProps } from './LineItemsGrid.tsx';
export {
  editedLine,
  lineColumnAlignments,
  lineColumnWidths,
  type LineCell,
  type LineColumn,
  type LineColumnAlignment,
  type LineColumnWidth,
  type LineEdit,
  type LineNotes,
} from './column.ts';
export type { FocusedCell, LineItemsGridHandle } from './useGridFocus.ts';
export type { LineHandlers, PastedLine } from './useGridCommands.ts';
export { pastedBlock, type PastedBlock } from './pastedBlock.ts';
export { lineItemsGridKeys } from './LineItemsGrid.keys.ts';
